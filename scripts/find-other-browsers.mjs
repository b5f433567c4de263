// Finds the browsers besides Chromium that the core tests run in. None is installed for them: whoever has them tests in them.
import { existsSync, readdirSync } from 'node:fs';

const firefoxes = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/** @returns {string | undefined} */
export function findFirefox() {
  return [process.env['FIREFOX_PATH'], ...firefoxes].find((path) => path && existsSync(path));
}

/** WebKitGTK's driver, its small browser and the screen for it; only Linux has them. */
export function findWebKit() {
  const browser = miniBrowser();
  return browser && [driver, screen].every((path) => existsSync(path)) ? { driver, browser } : undefined;
}

/** In the folder of a library whose name contains its version. */
function miniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec', `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/MiniBrowser`))
    .find((path) => path.includes('/webkit2gtk-') && existsSync(path));
}
