import { expect, it } from 'vitest';
import { cutModule, dropModule } from './version-module.ts';

const path = (folder: string): string => `commands/${folder}.ts`;
const reading = (files: Record<string, string>) => (file: string) => files[file];
const same = (folder: string): string =>
  `// The same as in ${folder}. Once the two differ, write here what this version has.\nexport { default } from './${folder}.ts';\n`;

it('a new version gets the file, and the older one takes it from there', () => {
  const cut = { from: 'v2', latest: 'v3', older: 'v2' };
  expect(cutModule(reading({ 'commands/v2.ts': 'export default {};\n' }), path, cut)).toEqual([
    { move: 'commands/v2.ts', to: 'commands/v3.ts' },
    { write: 'commands/v2.ts', text: same('v3') },
  ]);
  expect(cutModule(reading({}), path, cut)).toEqual([]);
  expect(cutModule(reading({ 'commands/v2.ts': same('v1') }), path, cut)).toEqual([
    { write: 'commands/v3.ts', text: same('v1') },
  ]);
});

it('the file stays where the folder of the latest version keeps its name', () => {
  const cut = { from: 'docs', latest: 'docs', older: 'v1' };
  expect(cutModule(reading({ 'commands/docs.ts': 'export default {};\n' }), path, cut)).toEqual([
    { write: 'commands/v1.ts', text: same('docs') },
  ]);
});

it('what others have taken from a version that goes becomes theirs', () => {
  const drop = { folder: 'v3', older: ['v2', 'v1', 'v0'] };
  const own = 'export default {};\n';
  expect(dropModule(reading({ 'commands/v3.ts': own }), path, drop)).toEqual([{ remove: 'commands/v3.ts' }]);
  const files = {
    'commands/v3.ts': own,
    'commands/v2.ts': same('v3'),
    'commands/v1.ts': same('v3'),
    'commands/v0.ts': "import v3 from './v3.ts';\nexport default { ...v3 };\n",
  };
  expect(dropModule(reading(files), path, drop)).toEqual([
    { remove: 'commands/v2.ts' },
    { move: 'commands/v3.ts', to: 'commands/v2.ts' },
    { write: 'commands/v1.ts', text: same('v2') },
    { byHand: 'write what it takes from commands/v3.ts, which is gone, into this file', file: 'commands/v0.ts' },
  ]);
});
