import type { CategoryPage } from '../sidebars/target-sidebars.ts';

/** A page that lists links, as Docusaurus makes it for a category. */
export function listPage({ title, description, links }: Omit<CategoryPage, 'route'>, slug?: string): string {
  const fields = [
    `title: ${JSON.stringify(title)}`,
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
    ...(slug ? [`slug: ${slug}`] : []),
  ];
  const cards = links.map(({ label, href }) => `<Card title=${attribute(label)} href=${attribute(href)} />`);
  const list = cards.length > 0 ? `\n<Cards>\n\n${cards.join('\n\n')}\n\n</Cards>\n` : '';
  return `---\n${fields.join('\n')}\n---\n${description ? `\n${description}\n` : ''}${list}`;
}

function attribute(value: string): string {
  return `"${value.replaceAll('"', '&quot;')}"`;
}
