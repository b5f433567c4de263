import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { NewSite } from '../output/new-site.ts';
import { componentAttributes } from '../../markdown/component-names.ts';
import type { Targets } from '../pages/page.ts';
import { type Import, importsIn } from '../pages/import-statements.ts';
import { adaptComponent } from './adapt-component.ts';

/** The old site's own components: those that need nothing but React become files in components/. */
export class SiteComponents {
  /** Names of those that are in components/, and the file each comes from. */
  private readonly copied = new Map<string, string>();
  private readonly siteDir: string;
  private readonly target: NewSite;
  /** What every page can use without importing it. */
  private readonly global: Map<string, Import & { from: string }>;

  constructor(siteDir: string, target: NewSite) {
    this.siteDir = siteDir;
    this.target = target;
    this.global = readGlobal(siteDir);
  }

  /** Takes over what a page or part uses; what it does not import may be there for all pages. */
  of(file: string): Targets['component'] {
    return (name, imported) => {
      const found = imported ? { ...imported, from: file } : this.global.get(name);
      return found ? this.take(name, found, found.from) : 'nothing says where it comes from';
    };
  }

  private take(name: string, { source, name: exported }: Import, from: string): true | string {
    if (Object.hasOwn(componentAttributes, name)) return 'Pagewright has another one of that name';
    if (!/^(?:\.{1,2}\/|@site\/)/.test(source)) return `it comes from the package ${source}`;
    const path = source.startsWith('@site/')
      ? join(this.siteDir, source.slice('@site/'.length))
      : resolve(dirname(from), source);
    const file = findModule(path);
    if (!file) return `there is no file ${source}`;
    const known = this.copied.get(name);
    if (known !== undefined) return known === file ? true : 'there are two of that name';
    const adapted = adaptComponent(readFileSync(file, 'utf8'), { name, exported, file });
    if (typeof adapted === 'string') return adapted;
    this.copied.set(name, file);
    this.target.write(`components/${name}${/\.tsx?$/.test(file) ? '.tsx' : '.jsx'}`, adapted.code);
    for (const [own, style] of adapted.styles) this.target.copy(`components/${own}`, style);
    return true;
  }
}

function findModule(path: string): string | undefined {
  const endings = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js'];
  return endings
    .map((ending) => path + ending)
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(file) && statSync(file).isFile());
}

/** The file that adds components to all pages of a Docusaurus site. */
function readGlobal(siteDir: string): Map<string, Import & { from: string }> {
  const file = findModule(join(siteDir, 'src/theme/MDXComponents'));
  if (!file || basename(file).endsWith('.d.ts')) return new Map();
  return new Map([...importsIn(readFileSync(file, 'utf8'))].map(([name, found]) => [name, { ...found, from: file }]));
}
