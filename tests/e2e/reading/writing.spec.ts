import { expect, test } from '@playwright/test';
import { stopClock } from '../support/application.ts';

const path = '/docs/guides/writing';

test('code blocks of a group switch, and another visit remembers', async ({ page }) => {
  await page.goto(path);
  const group = page.getByRole('tablist', { name: 'read.ts, read.js' });
  await expect(page.getByRole('tabpanel')).toContainText('const wind: number = 3;');
  await group.getByRole('tab', { name: 'read.js' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('const wind = 3;');
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('const wind = 3;');
});

test('marks in code are signs that are not copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  const block = page.locator('.code', { hasText: 'src/read.js' });
  const sign = (kind: string) =>
    block.locator(`.line.${kind}`).evaluate((line) => getComputedStyle(line, '::before').content);
  expect(await Promise.all(['ins', 'del', 'err', 'warn'].map(sign))).toEqual(['"+"', '"−"', '"×"', '"!"']);
  await stopClock(page);
  await block.getByRole('button').click();
  await expect(block.getByRole('button')).toHaveAccessibleName('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import \{ station \} from 'station';\n\nconst wind/);
  expect(copied).not.toContain('[!code');
});

test('a diagram near the screen is drawn in the colours of the page; a wrong one shows its source', async ({
  page,
}) => {
  await page.goto(path);
  const diagrams = page.locator('.diagram');
  const [right, wrong] = [diagrams.nth(0), diagrams.nth(1)];
  await expect(right.locator('pre')).toBeVisible();
  // No key, wheel or pointer: the diagram itself starts the application.
  await page.evaluate(() => document.querySelector('.diagram')!.scrollIntoView());
  await expect(right.locator('svg')).toHaveText('default');
  await expect(right.locator('pre')).toBeHidden();
  await expect(right.getByRole('img', { name: 'From wind to reader' })).toBeVisible();
  await wrong.scrollIntoViewIfNeeded();
  await expect(wrong).toContainText('This diagram cannot be drawn: No diagram type');
  await expect(wrong.locator('pre')).toBeVisible();
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  await expect(right.locator('svg')).toHaveText('dark');
});

test('a picture that is larger than shown opens at full size, with keys and pointer', async ({ page }) => {
  await page.goto(path);
  await page.mouse.move(5, 5);
  const picture = page.getByRole('button', { name: 'Enlarge: Wind over a day' });
  const dialog = page.getByRole('dialog', { name: 'Wind over a day' });
  await picture.focus();
  await page.keyboard.press('Enter');
  // It is as wide as it is once it has loaded.
  await expect(dialog.getByRole('img')).toHaveJSProperty('clientWidth', 1600);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();
  await picture.click();
  await dialog.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'A picture of the mast' })).not.toHaveRole('button');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a diagram is code with a caption, and a formula is shown', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.diagram').nth(1).locator('.code-title')).toHaveText('Diagram');
    await expect(page.locator('.diagram pre').first()).toContainText('Mast --> Station');
    await expect(page.locator('math msqrt, math mroot').first()).toBeVisible();
  });
});
