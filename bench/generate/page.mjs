// One page of about 5 kB with five code blocks.
import { posix } from 'node:path';
import { createRandom } from './random.mjs';
import { createWriter } from './text.mjs';

export const blocksPerPage = 5;
const goalBytes = 5000;

/** Every page has this section, so that links can point to it. */
const firstSection = 'Before you begin';
const firstAnchor = '#before-you-begin';

/** @param page `{ id, title, version? }` @param pages All pages of the version, as link targets. */
export function writePage(page, pages, seed, sample) {
  const random = createRandom(seed);
  const writer = createWriter(random);
  const { heading, paragraph, sentence, list, table, admonition } = writer;
  const link = () => {
    const target = random.pick(pages);
    const path = posix.relative(posix.dirname(page.id), target.id);
    return `[${target.title}](${path.startsWith('.') ? path : `./${path}`}.mdx${random.chance(0.3) ? firstAnchor : ''})`;
  };
  const fence = (language) => {
    const { language: name, code, title } = sample(random, language);
    const meta = `${random.chance(0.3) ? ` title="${title}"` : ''}${random.chance(0.15) ? ` {${random.int(2, 3)},${random.int(5, 7)}}` : ''}${random.chance(0.08) ? ' showLineNumbers' : ''}`;
    return `\`\`\`${name}${meta}\n${code}\n\`\`\``;
  };
  const section = () => [`## ${heading()}`, random.chance(0.4) ? `${sentence()} See ${link()}.` : sentence(), fence()];
  const extras = [
    () => [`### ${heading()}`, list(3)],
    () => [table(random.int(3, 5))],
    () => [admonition()],
    () => [`### ${heading()}`, paragraph(2, 3)],
  ];

  const hasTabs = random.chance(0.3);
  const hasSteps = !hasTabs && random.chance(0.35);
  const parts = [`${paragraph(2, 3)} ${link()} comes first.`, `## ${firstSection}`, list(2)];
  if (hasTabs)
    parts.push(
      `## ${heading()}`,
      sentence(),
      tabs([
        ['ios', 'iOS', fence('swift')],
        ['android', 'Android', fence('kotlin')],
      ]),
    );
  if (hasSteps)
    parts.push(`## ${heading()}`, steps([sentence(), `${sentence()}\n\n${fence('sh')}`, `${sentence()} ${link()}`]));
  for (let blocks = hasTabs ? 2 : hasSteps ? 1 : 0; blocks < blocksPerPage; blocks++)
    parts.push(...section(), ...(random.chance(0.12) ? random.pick(extras)() : []));
  if (random.chance(0.1)) parts.push('![How the parts work together](/img/parts.svg)');
  const closing = ['## Next', [link(), link()].map((text) => `- ${text}: ${sentence()}`).join('\n')];
  while (Buffer.byteLength([...parts, ...closing].join('\n\n')) < goalBytes - 150) parts.push(...random.pick(extras)());

  const frontMatter = [
    '---',
    `title: ${page.title}`,
    // With title and version, because sentences repeat and descriptions must not.
    `description: "${page.title}${page.version ? ` in ${page.version}` : ''}: ${sentence().replaceAll(/["\\`*]/g, '')}"`,
    '---',
  ].join('\n');
  return `${[frontMatter, ...parts, ...closing].join('\n\n')}\n`;
}

function tabs(entries) {
  return `<Tabs group="platform">\n\n${entries.map(([value, label, content]) => `<Tab value="${value}" label="${label}">\n\n${content}\n\n</Tab>`).join('\n\n')}\n\n</Tabs>`;
}

function steps(items) {
  return `<Steps>\n\n${items.map((item, index) => `${index + 1}. ${item.replaceAll(/\n(?=.)/g, '\n   ')}`).join('\n\n')}\n\n</Steps>`;
}
