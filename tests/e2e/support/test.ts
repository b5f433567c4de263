import { test as base, expect } from '@playwright/test';

interface Options {
  /** Messages that a test provokes on purpose. */
  expectedErrors: RegExp[];
  restingPointer: void;
  finishedRoutes: void;
  quietConsole: void;
}

/**
 * Playwright's test, with one check more: nothing may complain in the console, hydration least of all. And without the
 * move that Chromium's headless shell makes up for the corner of some new pages: it would be an intent.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  restingPointer: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const drop = (event: PointerEvent): void => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        };
        addEventListener('pointermove', drop, true);
      });
      await use();
    },
    { auto: true },
  ],
  finishedRoutes: [
    async ({ context }, use) => {
      await use();
      // What a route still fetches when a test is over can no longer be had, which is no failure of the test.
      await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use();
      // The browser's own line about a failed request says nothing about our code.
      const own = errors.filter(
        (text) =>
          !text.startsWith('Failed to load resource') && !expectedErrors.some((expected) => expected.test(text)),
      );
      expect(own, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
