// Code in seven languages, 8 to 25 lines each, composed of fragments whose names and values always differ.
import { json, xml } from './code-config.mjs';
import { kotlin, swift } from './code-native.mjs';
import { groovy, sh } from './code-scripts.mjs';
import { compose } from './compose.mjs';
import { actions, things, traits } from './words.mjs';
import { capital } from './random.mjs';

const languages = { ts: typescript, swift, kotlin, json, xml, sh, groovy };

/** How often each language is used: the app's own code first, then the platforms', then configuration. */
const mix = { ts: 32, kotlin: 16, swift: 14, json: 12, xml: 10, sh: 8, groovy: 8 };

const titles = {
  ts: (n) => `src/${n}.ts`,
  swift: (n) => `ios/App/App/${capital(n)}.swift`,
  kotlin: (n) => `android/app/src/main/java/com/example/app/${capital(n)}.kt`,
  json: (n) => `${n}.json`,
  xml: (n) => `android/app/src/main/res/xml/${n}.xml`,
  sh: (n) => `scripts/${n}.sh`,
  groovy: () => 'android/app/build.gradle',
};

/** A generator of samples that never repeats one. */
export function createSampler() {
  const seen = new Set();
  return function sample(random, language = random.weighted(mix)) {
    for (;;) {
      const names = createNames(random);
      const code = languages[language](random, names);
      if (seen.has(code)) continue;
      seen.add(code);
      return { language, code, title: titles[language](names.thing) };
    }
  };
}

function createNames(random) {
  const { pick, int, some } = random;
  const [thing, other] = some(things, 2);
  return {
    thing,
    other,
    Thing: capital(thing),
    Other: capital(other),
    action: () => pick(actions),
    trait: () => pick(traits),
    field: () => pick(traits) + capital(pick(things)),
    method: () => pick(actions) + capital(pick(traits)) + capital(pick(things)),
    number: () => int(1, 9000),
    pascal: () => capital(pick(traits)) + capital(pick(things)),
    words: () => `${pick(actions)} the ${pick(traits)} ${pick(things)}`,
  };
}

function typescript(random, n) {
  const list = n.field();
  return compose(random, {
    head: [
      `import { ${n.Thing} } from '@example/${n.thing}';`,
      `import type { ${n.Thing}Options, ${n.Other}Event } from '@example/${n.thing}';`,
      '',
      ...(random.chance(0.5)
        ? [`const ${list}: ${n.Thing}Options = { ${n.field()}: ${n.number()}, ${n.field()}: '${n.trait()}' };`, '']
        : []),
    ],
    fragments: [
      () => [
        `/** Resolves once the app may ${n.words()}. */`,
        `export async function ${n.method()}(limit = ${n.number()}): Promise<${n.Thing}[]> {`,
        `  const { items, ${n.other} } = await ${n.Thing}.${n.action()}({ limit, kind: '${n.trait()}' });`,
        `  if (!items.length) throw new Error(\`No ${n.thing} after \${limit} ms\`);`,
        `  return items.filter((item) => item.${n.field()} !== ${n.other});`,
        '}',
        '',
      ],
      () => [
        `const handle = await ${n.Thing}.addListener('${n.field()}', (event: ${n.Other}Event) => {`,
        `  console.log('${n.words()}', event.${n.field()} ?? ${n.number()});`,
        `  if (event.${n.trait()}) void ${n.method()}(event.id);`,
        '});',
        '',
      ],
      () => [
        `export class ${n.pascal()}Store {`,
        `  #${n.other} = new Map<string, number>([['${n.trait()}', ${n.number()}]]);`,
        `  get ${n.field()}(): boolean {`,
        `    return this.#${n.other}.size > ${n.number()};`,
        '  }',
        '}',
        '',
      ],
      () => [
        'try {',
        `  await ${n.Thing}.${n.method()}({ retries: ${n.number()} });`,
        '} catch (error) {',
        `  // The user did not let us ${n.words()}.`,
        `  if ((error as Error).message !== '${n.trait()}') throw error;`,
        '}',
        '',
      ],
      () => [
        `for (const [key, value] of Object.entries(await ${n.Thing}.${n.method()}())) {`,
        `  const next = value * ${n.number()} + 0x${n.number().toString(16)};`,
        `  ${n.other}.set(key, next > ${n.number()} ? \`\${key}-${n.trait()}\` : undefined);`,
        '}',
        '',
      ],
      () => [
        `type ${n.pascal()} = { kind: '${n.trait()}'; ${n.field()}: number } | { kind: '${n.trait()}'; ${n.field()}?: string[] };`,
        '',
      ],
      () => [
        `export const ${n.method()} = <T extends ${n.Thing}Options>(input: readonly T[]): Record<string, T> =>`,
        `  Object.fromEntries(input.map((entry, index) => [\`${n.other}-\${index + ${n.number()}}\`, entry]));`,
        '',
      ],
    ],
    tail: ['', `export default ${n.Thing};`],
  });
}
