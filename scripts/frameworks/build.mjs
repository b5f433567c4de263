#!/usr/bin/env node
// Usage: npm run frameworks [-- VERSION] [NAME …]
// Makes the project of each page about a framework from the page itself, builds it with the newest releases, and runs it in a browser.
// Needs the network and, for some frameworks, a newer Node than the rest of this repository: it is not part of the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatTable } from '../format-table.mjs';
import { writeGuides } from './guides.mjs';
import { readLayout } from './layout.mjs';
import { writeGlobal, writeStandIns } from './stand-ins.mjs';
import { visitApp } from './visit.mjs';

/**
 * What is built, the packages whose versions the report names, and the compiler that checks the framework's tabs in guides. A static export of Next.js cannot reload a deep address.
 * @type {Record<string, { packages: string[], reload?: boolean, guides?: { tab: string, check: string } }>}
 */
const frameworks = {
  react: { packages: ['react', 'react-router', 'vite'], guides: { tab: 'react', check: 'tsc -p' } },
  vue: { packages: ['vue', 'vue-router', 'vite'], guides: { tab: 'vue', check: 'vue-tsc -p' } },
  angular: { packages: ['@angular/core', '@angular/build'], guides: { tab: 'angular', check: 'ngc --noEmit -p' } },
  svelte: { packages: ['svelte', 'vite'], guides: { tab: 'svelte', check: 'svelte-check --tsconfig' } },
  nextjs: { packages: ['next', 'react'], reload: false },
  nuxt: { packages: ['nuxt', 'vue'] },
  sveltekit: { packages: ['@sveltejs/kit', '@sveltejs/adapter-static', 'svelte'] },
  vite: { packages: ['vite'], guides: { tab: 'vanilla', check: 'tsc -p' } },
  'plain-html': { packages: [], reload: false },
};

const wanted = process.argv.slice(2);
const isVersion = (/** @type {string} */ word) => /^v\d$/.test(word);
const version = wanted.find(isVersion) ?? 'v4';
const names = wanted.filter((word) => !isVersion(word));
for (const name of names)
  if (!(name in frameworks)) throw new Error(`Unknown: ${name}. There are ${Object.keys(frameworks).join(', ')}.`);

const base = mkdtempSync(join(tmpdir(), 'frameworks-'));
console.log(`Projects are made in ${base}`);
/** @type {string[][]} */
const rows = [];
for (const [name, { packages, reload = true, guides }] of Object.entries(frameworks)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const folder = join(base, name);
  try {
    const webDir = makeProject(name, folder);
    await visitApp(join(folder, webDir), { reload });
    if (guides) {
      writeGuides(version, folder, guides.tab);
      run(folder, ['npx', ...guides.check.split(' '), 'tsconfig.guides.json']);
    }
    rows.push([name, webDir, packages.map((id) => `${id} ${installedVersion(folder, id)}`).join(', '), 'ok']);
  } catch (error) {
    process.exitCode = 1;
    rows.push([name, '', '', error instanceof Error ? error.message : String(error)]);
  }
}
console.log(`\nNode ${process.version}\n${formatTable(rows)}`);

/**
 * @param {string} name
 * @param {string} folder
 */
function makeProject(name, folder) {
  const { files, commands, webDir } = readLayout(version, `frameworks/${name}`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const command of commands) {
    // The packages of the product are not in the registry; stand-ins take their place.
    const words = command.split(' ').filter((word) => !word.startsWith('@trispan/'));
    if (words.some((word, place) => place > 1 && !word.startsWith('-'))) run(folder, words);
  }
  writeStandIns(version, folder);
  if (files.has(`${webDir}/index.html`)) {
    // Nothing to build: the CLI copies the runtime beside the page.
    writeGlobal(join(folder, webDir));
    run(folder, ['npm', 'run', 'production']);
  } else run(folder, ['npm', 'run', 'build']);
  if (!existsSync(join(folder, webDir, 'index.html'))) throw new Error(`No index.html in ${webDir}`);
  return webDir;
}

/**
 * @param {string} folder
 * @param {string[]} command
 */
function run(folder, [program = '', ...args]) {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed`);
}

/**
 * @param {string} folder
 * @param {string} id
 * @returns {string}
 */
function installedVersion(folder, id) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', id, 'package.json'), 'utf8')).version;
}
