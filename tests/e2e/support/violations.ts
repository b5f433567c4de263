import type { Page } from '@playwright/test';

/** Everything that the policy of the pages blocks from now on: `img-src https://a.example/b.png`. */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void };
      reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
    }),
  );
  return violations;
}
