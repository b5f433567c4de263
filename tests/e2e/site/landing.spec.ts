import { openApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const landings = { '/docs/': 26, '/docs/v3/': 24, '/docs/v2/': 24 };

for (const [path, plugins] of Object.entries(landings))
  test(`${path} shows the way to every official plugin, and all is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('.tasks li:not(.task-other) a')).toHaveCount(plugins);
    await expect(page.locator('.tile a')).toHaveCount(12);
    for (const theme of ['light', 'dark']) {
      await page.locator('html').evaluate((html, mode) => void (html.dataset['theme'] = mode), theme);
      // Buttons change their background in a moment, which is not what they look like.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter((one) => one instanceof CSSTransition)
            .map((one) => one.finished),
        ),
      );
      expect(await violations(page), theme).toEqual([]);
    }
  });

for (const width of [390, 1024, 1440])
  test(`nothing moves or sticks out at ${width} pixels`, async ({ page }) => {
    await observeShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await openApplication(page, '/docs/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await shifts(page)).toEqual([]);
  });

test('the commands of the chosen platform are copied, all of them, without prompts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApplication(page, '/docs/');
  const terminal = page.locator('.terminal');
  await terminal.getByRole('tab', { name: 'Android' }).click();
  await terminal.getByRole('tab', { name: 'pnpm' }).click();
  await terminal.getByRole('button', { name: 'Copy code' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(
      [
        'pnpm add @trispan/core @trispan/android',
        'pnpm add -D @trispan/cli',
        'pnpm exec trispan init "Field Notes" com.example.fieldnotes --web-dir dist',
        'pnpm exec trispan add android',
        'pnpm exec trispan run android',
      ].join('\n'),
    );
});
