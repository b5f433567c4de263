import type { SiteConfig } from '../../site/config/schema.ts';
import type { RuleName } from '../../kernel/rules.ts';
import { printValue } from '../output/print-value.ts';

/** What Docusaurus does not check, and what most of its sites break somewhere. */
const lenient: [rule: RuleName, comment: string][] = [
  ['broken-link', 'Links that lead nowhere; MIGRATION.md lists those that did before.'],
  ['broken-anchor', 'Links to headings that are not there.'],
  ['description-length', 'Descriptions that search engines cut off, or that say too little.'],
  ['repeated-description', 'Pages of several versions often share theirs.'],
  ['missing-title', 'A page is called as its file is.'],
  ['repeated-id', 'Two elements with the same id.'],
  ['leftover-markdown', 'Markdown that is nearly right, and shown as text.'],
  ['table-cells', 'Cells that are not shown because the table has fewer columns.'],
  ['npm-command', 'Commands that are the same for every package manager.'],
  ['theme-contrast', 'The main colour of the old site may be hard to read here.'],
  ['diagram-as-code', 'Diagrams that are shown as code; MIGRATION.md says how to draw them.'],
  ['formula-as-text', 'Dollar signs that look like a formula.'],
  ['broken-sample', 'Samples that do not compile by themselves.'],
];

/** The text of site.config.ts, with rules that let a site pass `check` from the first day on. */
export function writeConfig(config: SiteConfig): string {
  const rules = lenient.map(([rule, comment]) => `    // ${comment}\n    '${rule}': 'off',\n`).join('');
  const policy =
    '  // The old site had no content security policy. Delete this line to get a strict one: `check` then lists what it blocks.\n' +
    '  csp: false,\n';
  const note =
    '  // So that `pagewright check` passes at once. Delete a line to see what breaks the rule, and mend it.\n';
  return `import { defineSite } from 'pagewright';\n\nexport default defineSite(${printValue(config).replace(/\n\}$/, `\n${policy}${note}  rules: {\n${rules}  },\n}`)});\n`;
}
