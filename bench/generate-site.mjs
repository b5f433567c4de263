#!/usr/bin/env node
// Usage: node bench/generate-site.mjs OUT_DIR [PAGES, default 340] [VERSIONS, default 3]
// Generates a site folder with that many pages in that many versions. Deterministic: the same call gives the same site.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSampler } from './generate/code-samples.mjs';
import { blocksPerPage, writePage } from './generate/page.mjs';
import { capital, createRandom } from './generate/random.mjs';
import { siteConfig, sidebars, staticFiles } from './generate/site-files.mjs';
import { actions, things, traits } from './generate/words.mjs';

export const defaultPages = 340;
export const defaultVersions = 3;
/** The oldest of the three that are usual. */
const oldest = 2;
const maxPagesPerSection = 120;
const pagesOfCategory = 12;
const sectionNames = [
  'guides',
  'apis',
  'plugins',
  'cli',
  'platforms',
  'testing',
  'release',
  'design',
  'security',
  'recipes',
];

/** The folders of the versions, the newest first. */
export function versionNames(versions) {
  return Array.from({ length: versions }, (_, index) => `v${oldest + versions - 1 - index}`);
}

/**
 * Writes the site and returns its figures.
 *
 * @param options `compared`: pages say what has changed since the version before, which is all of their text.
 */
export function generateSite(dir, count = defaultPages, versionCount = defaultVersions, { compared = false } = {}) {
  const versions = versionNames(versionCount);
  rmSync(dir, { recursive: true, force: true });
  const sample = createSampler();
  const made = { dir, newest: versions[0], pages: 0, bytes: 0, blocks: 0 };
  const write = (file, content) => {
    const path = join(dir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  versions.forEach((version, index) => {
    const pages = planVersion(Math.floor(count / versions.length) + (index < count % versions.length ? 1 : 0));
    for (const page of pages) {
      const source = writePage({ ...page, version }, pages, 1_000_003 * (index + 1) + made.pages, sample);
      write(`content/${version}/${page.id}.mdx`, source);
      made.pages++;
      made.bytes += Buffer.byteLength(source);
      made.blocks += blocksPerPage;
    }
    write(`content/${version}/sidebars.ts`, sidebars(pages));
    if (index === 0) write('site.config.ts', siteConfig(versions, pages, compared));
  });
  for (const [file, content] of Object.entries(staticFiles)) write(`static/${file}`, content);
  return made;
}

/** The pages of one version: sections with categories. As in real sites, ids are the same in all versions. */
function planVersion(count) {
  const random = createRandom(20_240_501);
  const sections = Math.ceil(count / maxPagesPerSection);
  const taken = new Set();
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return { id: 'index', title: 'Introduction', section: sectionName(0), category: 'Overview' };
    const number = Math.floor((index * sections) / count);
    const first = Math.ceil((number * count) / sections);
    const category = Math.floor((index - first) / pagesOfCategory);
    const topic = things[(number * 11 + category) % things.length];
    let slug;
    do slug = `${random.pick(actions)}-${random.pick(traits)}-${random.pick(things)}`;
    while (taken.has(slug));
    taken.add(slug);
    return {
      id: `${sectionName(number)}/${topic}/${slug}`,
      title: capital(slug.replaceAll('-', ' ')),
      section: sectionName(number),
      category: capital(topic),
    };
  });
}

function sectionName(number) {
  return number < sectionNames.length
    ? sectionNames[number]
    : `${sectionNames[number % sectionNames.length]}-${Math.floor(number / sectionNames.length) + 1}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [outDir, ...numbers] = process.argv.slice(2);
  const [pages = defaultPages, versions = defaultVersions] = numbers.map(Number);
  const isNumber = (value) => Number.isInteger(value) && value > 0;
  if (!outDir || outDir.startsWith('-') || !isNumber(pages) || !isNumber(versions) || pages < versions) {
    console.error(
      `Usage: node bench/generate-site.mjs OUT_DIR [PAGES, default ${defaultPages}] [VERSIONS, default ${defaultVersions}; at most as many as pages]`,
    );
    process.exit(2);
  }
  const { pages: count, bytes, blocks } = generateSite(resolve(outDir), pages, versions);
  console.log(
    `Generated ${count} pages in ${versions} versions, ${(bytes / 1000).toFixed(0)} kB (${(bytes / 1000 / count).toFixed(1)} kB a page), ${blocks} code blocks, in ${outDir}`,
  );
}
