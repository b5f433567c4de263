import { expect, it } from 'vitest';
import { VersionReference } from './load-reference.ts';
import { ownDeclarations } from './read-declarations.ts';
import { referenceSamples } from './samples.ts';

const core = 'export declare const Plugins: Registry;\nexport interface Registry { Lamp: unknown; }';
const lamp = (code: string, exported = 'export ') => `import type { Handle } from './core.ts';
/** @package @scope/core 1.0.0 */
${exported}declare const Lamp: LampPlugin;
export interface LampPlugin {
  /**
   * Turns it on.
   * @example
   * \`\`\`ts
   * ${code.replaceAll('\n', '\n   * ')}
   * \`\`\`
   * @since 1.0.0
   */
  on(color: Color): Promise<Handle>;
}
export enum Color { Warm = 1 }
interface Hidden { a: string; }
`;

function samplesOf(text: string) {
  return referenceSamples(new VersionReference('v1', ownDeclarations('v1', { core, lamp: text })), '@scope');
}
const implied = (code: string, exported?: string) => samplesOf(lamp(code, exported)).map((sample) => sample.implied);

it('is the code of an example, where it is written', () => {
  expect(samplesOf(lamp('await Lamp.on(1);\nLamp;'))).toEqual([
    {
      file: 'reference/v1/lamp.ts',
      line: 9,
      language: 'ts',
      code: 'await Lamp.on(1);\nLamp;',
      implied: "import { Lamp } from '@scope/lamp'; ",
    },
  ]);
});

it.each([
  ['several names', 'await Lamp.on(Color.Warm);', "import { Lamp, Color } from '@scope/lamp'; "],
  ['a type', 'const c: Color = 1;', "import { Color } from '@scope/lamp'; "],
  ['a name that is not exported', 'const h: Hidden = 1;', ''],
  ['a name of another file', 'const h: Handle = 1;', ''],
  ['a name that it imports', "import { Lamp } from './lamp';\nLamp.on();", ''],
  ['a name that it declares', 'const { x: [Lamp = 1] } = a;\nfunction Color() {}', ''],
  ['a name inside of another', 'LampPost.Colors();', ''],
  ['its package', 'Plugins.Lamp;', "import { Lamp } from '@scope/lamp'; import { Plugins } from '@scope/core'; "],
])('implies an import of what the file and its package export: %s', (_name, code, expected) => {
  expect(implied(code)).toEqual([expected]);
});

it('declares what the file declares without exporting it, unless the sample does', () => {
  const declared = "declare const Lamp: import('@scope/lamp').LampPlugin; ";
  expect(implied('Lamp.on();', '')).toEqual([declared]);
  expect(implied('const { Lamp } = Plugins;', '')).toEqual(["import { Plugins } from '@scope/core'; "]);
});
