import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigSource, fieldOf, textOf } from '../../packages/pagewright/src/versions/config-source.ts';

export interface SiteVersion {
  label: string;
  folder: string;
  /** URL path: `/docs/`, `/docs/v3/`. */
  base: string;
}

const config = readFileSync(join(import.meta.dirname, '../../site/site.config.ts'), 'utf8');

/** The versions of Trispan Docs as its configuration has them, the newest first: tests name none. */
export const siteVersions: SiteVersion[] = new ConfigSource(config).versions()!.entries.map((entry) => {
  const text = (key: string): string => textOf(fieldOf(entry, key))!;
  return { label: text('label'), folder: text('folder'), base: text('path') ? `/docs/${text('path')}/` : '/docs/' };
});
