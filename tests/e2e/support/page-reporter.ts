import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints what was on the page of a failed test: a machine that is gone afterwards keeps no file of it. */
export default class PageReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const path = result.attachments.find(({ name }) => name === 'error-context')?.path;
    const shown = path && /^```yaml\n(.*?)^```/ms.exec(readFileSync(path, 'utf8'))?.[1];
    if (shown) console.log(`\nOn the page when "${test.title}" failed:\n${shown}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
