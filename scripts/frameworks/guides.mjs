// The framework tabs of guides: a folder of sources for each guide, which the framework's own compiler checks.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { codeBlocks, readPage } from './page-source.mjs';

/** Every guide with tabs of the group `framework` that share code with other tabs. */
export const guides = [
  'basics/using-plugins',
  'guides/accessibility',
  'guides/deep-links',
  'guides/environment-specific-configurations',
  'guides/files',
  'guides/live-reload',
  'guides/offline-first',
  'guides/performance',
  'guides/push-notifications-firebase',
  'guides/splash-screens-and-icons',
  'guides/storage',
];

/**
 * Writes `guides/GUIDE/…` into a project: a copy of its own sources, and over them what the guide shows to the reader of a tab.
 * @param {string} version
 * @param {string} project
 * @param {string} tab
 */
export function writeGuides(version, project, tab) {
  for (const guide of guides) {
    const folder = join(project, 'guides', guide);
    cpSync(join(project, 'src'), folder, { recursive: true });
    for (const [title, code] of guideFiles(version, guide, tab)) {
      const path = join(folder, title.replace(/^src\//, ''));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
  }
  writeFileSync(
    join(project, 'tsconfig.guides.json'),
    JSON.stringify({ extends: './tsconfig.json', files: [], include: ['guides/**/*'] }),
  );
}

/**
 * The files of one tab, and those outside of tabs that they import.
 * @param {string} version
 * @param {string} guide
 * @param {string} tab
 * @returns {Map<string, string>}
 */
export function guideFiles(version, guide, tab) {
  /** @type {Map<string, string>} */
  const general = new Map();
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const block of codeBlocks(readPage(version, guide))) {
    if (!block.title?.startsWith('src/') || block.title.includes(', ')) continue;
    if (block.tab === tab) files.set(block.title, block.code);
    else if (block.tab === undefined) general.set(block.title.replace(/\.tsx?$/, ''), block.code);
  }
  // Files that are added here are visited as well.
  for (const [title, code] of files)
    for (const [, path = ''] of code.matchAll(/from '(\.[^']*)'/g)) {
      const name = posix.join(posix.dirname(title), path);
      const module = general.get(name);
      if (module !== undefined) files.set(`${name}.ts`, module);
    }
  return files;
}
