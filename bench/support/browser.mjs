import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';

export function launchBrowser(...flags) {
  return chromium.launch({
    executablePath: findBrowser(true),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', ...flags],
  });
}
