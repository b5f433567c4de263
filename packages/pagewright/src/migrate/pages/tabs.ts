import { plainSlug } from '../../kernel/text/slug.ts';
import { renameTags } from './elements.ts';
import { type Page, locationOf } from './page.ts';
import { type Node, isElement, walk } from './tree.ts';
import { attributeText, objectsIn, written } from './values.ts';

/** `<Tabs>` with `<TabItem>` → `<Tabs group="…">` with `<Tab>`. */
export function changeTabs(page: Page, node: Node): void {
  const items: Node[] = [];
  walk(node, (child, around) => {
    const parent = around.findLast(({ name }) => name === 'Tabs');
    if (isElement(child) && child.name === 'TabItem' && parent === node) items.push(child);
  });
  const listed = node.attributes?.find(({ name }) => name === 'values')?.value;
  const labels = new Map(
    (typeof listed === 'object' && listed ? objectsIn(listed.value) : []).map(({ label, value }) => [value, label]),
  );
  const taken = { values: new Set<string>(), labels: new Set<string>() };
  const values = items.map((item, index) => {
    const own = attributeText(page, item, 'value');
    const label = attributeText(page, item, 'label') ?? labels.get(own ?? '') ?? own ?? `${index + 1}`;
    return {
      item,
      value: unique((own ?? plainSlug(label)).trim().replace(/\s+/g, '-') || `${index + 1}`, taken.values),
      label: unique(label.trim(), taken.labels),
    };
  });
  const group =
    attributeText(page, node, 'groupId') ??
    attributeText(page, node, 'queryString') ??
    values
      .map(({ value }) => plainSlug(value))
      .join('-')
      .slice(0, 60);
  renameTags(page, node, 'Tabs', written('group', group || 'tabs'));
  for (const { item, value, label } of values) {
    const shown = label === value ? '' : written('label', label);
    renameTags(page, item, 'Tab', written('value', value) + shown);
  }
  const first = attributeText(page, node, 'defaultValue') ?? defaultOf(page, items);
  if (first && values[0] && first.replace(/\s+/g, '-') !== values[0].value)
    page.report.note(
      `the tabs begin with "${values[0].label}" now, not with "${first}"`,
      locationOf(page, node),
      'move the tab that is to be shown first to the front',
    );
}

function defaultOf(page: Page, items: Node[]): string | undefined {
  const item = items.find(({ attributes }) => attributes?.some(({ name }) => name === 'default'));
  return item && attributeText(page, item, 'value');
}

function unique(name: string, taken: Set<string>): string {
  let own = name;
  for (let count = 2; taken.has(own); count++) own = `${name}-${count}`;
  taken.add(own);
  return own;
}
