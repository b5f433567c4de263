import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.mjs';

export function launchBrowser() {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}
