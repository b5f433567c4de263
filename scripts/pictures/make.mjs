// Usage: npm run pictures
// Makes the pictures anew that the browser tests compare pages with. Those that still match stay as they are, unless they were made elsewhere.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../find-browser.mjs';
import { conditionsFile, findDifference, measureConditions, readConditions } from './conditions.mjs';
import { shrink } from './shrink.mjs';

const folder = new URL('../../tests/e2e/pictures/made/', import.meta.url);

const executablePath = ensureBrowser();
const browser = await chromium.launch({ executablePath });
const here = await measureConditions(browser, executablePath);
await browser.close();

const difference = existsSync(conditionsFile) ? findDifference(readConditions(), here) : 'there were none';
if (difference) {
  console.log(`All pictures are made anew: ${difference}.`);
  writeFileSync(conditionsFile, `${JSON.stringify(here, null, 2)}\n`);
}
const update = `--update-snapshots=${difference ? 'all' : 'changed'}`;
const { status } = spawnSync('npx', ['playwright', 'test', '--project=pictures', update], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  writeFileSync(file, shrink(readFileSync(file)));
}
spawnSync('git', ['status', '--short', '--', 'tests/e2e/pictures'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
