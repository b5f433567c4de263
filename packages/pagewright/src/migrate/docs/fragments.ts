import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isWithin, relativePath } from '../../kernel/files/relative-path.ts';
import type { SiteComponents } from '../components/site-components.ts';
import type { TargetVersion } from '../config/target-versions.ts';
import type { NewSite } from '../output/new-site.ts';
import type { Targets } from '../pages/page.ts';
import { rewrite } from '../pages/rewrite.ts';
import type { Report } from '../report.ts';
import type { Addresses } from './addresses.ts';
import { cleanPath } from './doc-ids.ts';
import { readFields } from './front-matter.ts';
import { readSource } from './source-docs.ts';

interface Context {
  siteDir: string;
  addresses: Addresses;
  target: NewSite;
  report: Report;
  components: SiteComponents;
}

/** Parts that pages import, as fragments in content/shared/. */
export class PartFiles {
  private readonly context: Context;
  private readonly written = new Map<string, string>();

  constructor(context: Context) {
    this.context = context;
  }

  /** Finds what a page or another part imports; `around` are the files that are being read. */
  of(path: string, version: TargetVersion, around: string[] = []): Targets['fragment'] {
    return (source, values) => {
      const { siteDir } = this.context;
      const file = source.startsWith('@site/')
        ? join(siteDir, source.slice('@site/'.length))
        : resolve(dirname(path), source);
      if (!existsSync(file) || around.includes(file) || !/^[.@]/.test(source)) return undefined;
      const text = readSource(file);
      if (/\bprops\.\w/.test(text) || values.size > 0)
        return { text: this.convert(file, version, [...around, file], values) };
      return { name: this.write(file, version, around) };
    };
  }

  /** Links in it depend on the version, so each version has its own. */
  private write(file: string, version: TargetVersion, around: string[]): string {
    const key = `${version.folder}:${file}`;
    const known = this.written.get(key);
    if (known !== undefined) return known;
    const base = isWithin(version.from.folder, file) ? version.from.folder : this.context.siteDir;
    const path = cleanPath(
      relativePath(base, file)
        .replaceAll('../', '')
        .replace(/\.mdx?$/i, ''),
    );
    const name = `${version.folder}/${path}.mdx`;
    this.written.set(key, name);
    this.context.target.write(`content/shared/${name}`, this.convert(file, version, [...around, file], new Map()));
    return name;
  }

  private convert(file: string, version: TargetVersion, around: string[], values: Map<string, string>): string {
    const { siteDir, addresses, report, components } = this.context;
    const source = readSource(file);
    const { bodyStart } = readFields(source);
    const body = source
      .slice(bodyStart)
      .replace(/\{\s*props\.(\w+)\s*\}/g, (all, name: string) => values.get(name) ?? all);
    return rewrite({
      ...addresses.ofFragment(file, version),
      fragment: this.of(file, version, around),
      component: (name, imported) => components.of(file)(name, imported),
      cards: () => [],
      file: relativePath(siteDir, file),
      source: body,
      linesBefore: source.slice(0, bodyStart).split('\n').length - 1,
      report,
      isFragment: true,
    }).text;
  }
}
