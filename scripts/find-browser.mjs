// Finds a Chromium for the browser tests: an installed one, or else Playwright's download, or else a system package.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Chromium without windows of its own. Tests take less than half the time in it. */
const shells = ['/usr/bin/chromium-headless-shell'];
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @type {[name: string, attempt: () => boolean][]} */
const attempts = [
  ['an installed browser', () => true],
  ["Playwright's download", () => run('npx', ['playwright', 'install', 'chromium'])],
  ['the package manager', installPackage],
];

/**
 * The path of an available Chromium, if any.
 *
 * @param likeReaders Prefer a whole browser.
 */
export function findBrowser(likeReaders = false) {
  const installed = likeReaders ? [...browsers, ...shells] : [...shells, ...browsers];
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds a browser, installing one if necessary. */
export function ensureBrowser() {
  for (const [name, attempt] of attempts) {
    const found = attempt() && findBrowser();
    if (found) return found;
    console.error(`No Chromium found: tried ${name}.`);
  }
  throw new Error('Chromium could not be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}

function installPackage() {
  /** @type {[command: string, preparations: string[][], installations: string[][]][]} */
  const managers = [
    [
      'apt-get',
      [['update']],
      [
        ['install', '-y', 'chromium-headless-shell'],
        ['install', '-y', 'chromium'],
      ],
    ],
    ['apk', [], [['add', 'chromium']]],
    ['dnf', [], [['install', '-y', 'chromium']]],
    ['pacman', [], [['-Sy', '--noconfirm', 'chromium']]],
    ['brew', [], [['install', '--cask', 'chromium']]],
  ];
  const manager = managers.find(([command]) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0);
  if (!manager) return false;
  const [command, preparations, installations] = manager;
  const sudo = command !== 'brew' && process.getuid?.() !== 0 ? ['sudo', '-n'] : [];
  /** @param {string[]} args */
  const succeeds = (args) => {
    const [program = command, ...rest] = [...sudo, command, ...args];
    return run(program, rest);
  };
  return preparations.every(succeeds) && installations.some(succeeds);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureBrowser());
