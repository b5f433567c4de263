import type { Page } from '@playwright/test';
import { finished, follow, openApplication, painted } from '../support/application.ts';
import { violationsWith } from '../support/axe.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, landing, missing, mounting, sections } from '../support/versions-site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const root = (page: Page) => page.locator('.page-menu');
const copy = (page: Page) => root(page).getByRole('button', { name: 'Copy page', exact: true });
const opener = (page: Page) => root(page).getByRole('button', { name: 'More ways to take this page along' });
const panel = (page: Page) => root(page).locator('.menu-panel:popover-open');
const status = (page: Page) => root(page).getByRole('status');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const marked = (page: Page) => page.locator('.toc [aria-current]').first();

/** From here on only the test moves the time: what is said for two seconds stays, however slow the machine is. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

async function openInStoppedTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openApplication(page, path);
  await stopTime(page);
}

/** Opens the menu, and waits until it has risen: what moves between press and release gets no click. */
async function openMenu(page: Page): Promise<void> {
  await opener(page).click();
  await finished(panel(page));
}

/** Goes there while the clock is stopped, and lets it run for as long as the contents need to follow. */
async function pass(page: Page, id: string, section: string): Promise<void> {
  const read = async () => {
    await page.evaluate((name) => document.getElementById(name)!.scrollIntoView({ behavior: 'instant' }), id);
    await page.clock.runFor(20);
    return (await page.locator('.toc [aria-current]').allTextContents())[0] ?? '';
  };
  await expect.poll(read).toBe(section);
}

const entries = [
  'Copy page as Markdown',
  'View as Markdown',
  'Copy link to this page',
  'Open in Pedal',
  'Open in Spoke',
];

test.describe('the menu of a page', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('copies the page as the file with its Markdown has it, says so, and nothing moves', async ({ page }) => {
    await observeShifts(page);
    await openInStoppedTime(page, heartRate);
    await expect(status(page)).toBeEmpty();
    await copy(page).click();
    await expect(status(page)).toHaveText('Copied');
    await expect(status(page)).toBeVisible();
    expect(await clipboard(page)).toBe(await (await page.request.get(`${heartRate}.md`)).text());
    await openMenu(page);
    // Shifts are known after the next frames, which need time.
    await page.clock.resume();
    expect(await shifts(page)).toEqual([]);
  });

  test('copies for who presses the button before the application is there', async ({ page }) => {
    await page.clock.install();
    await page.goto(heartRate);
    await stopTime(page);
    await copy(page).click();
    await expect(status(page)).toHaveText('Copied');
    expect(await clipboard(page)).toMatch(/^# Heart rate\n/);
  });

  test('says so for two seconds', async ({ page }) => {
    await openInStoppedTime(page, heartRate);
    await copy(page).click();
    await expect(status(page)).toHaveText('Copied');
    await page.clock.runFor(1900);
    await expect(status(page)).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(status(page)).toBeEmpty();
  });

  test('is worked with the keyboard alone', async ({ page }) => {
    await openInStoppedTime(page, heartRate);
    await copy(page).focus();
    await page.keyboard.press('Tab');
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('listitem')).toHaveText(entries);
    for (const name of entries) {
      await page.keyboard.press('Tab');
      await expect(panel(page).getByText(name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Copied');
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect(await clipboard(page)).toMatch(/^# Heart rate\n/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(copy(page)).toBeFocused();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toHaveCount(0);
  });

  test('leads to the Markdown and, once it is followed, to an assistant that is told the page', async ({ page }) => {
    const elsewhere: string[] = [];
    await page.route(/\/\/(?:pedal|spoke)\.example/, (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Assistant</title>' });
    });
    await openApplication(page, heartRate);
    await openMenu(page);
    await panel(page).getByRole('link', { name: 'Open in Pedal' }).hover();
    await expect(panel(page).getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      `${heartRate}.md`,
    );
    expect(elsewhere).toEqual([]);
    const spoke = panel(page).getByRole('link', { name: 'Open in Spoke' });
    await expect(spoke).toHaveAttribute('rel', 'noopener external');
    await spoke.click();
    await expect(page).toHaveTitle('Assistant');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('about'), searchParams.get('title')]).toEqual([
      `https://brindle.example${heartRate}`,
      'Heart rate',
    ]);
    expect(elsewhere).toEqual([page.url()]);
  });

  test('is that of the page that was navigated to', async ({ page }) => {
    await openInStoppedTime(page, landing);
    await follow(page, mounting);
    await expect(page).toHaveTitle(/^Mounting/);
    await copy(page).click();
    await expect(status(page)).toHaveText('Copied');
    expect(await clipboard(page)).toMatch(/^# Mounting/);
    await follow(page, heartRate);
    await expect(page).toHaveTitle(/^Heart rate/);
    await expect(status(page)).toBeEmpty();
  });
});

test.describe('the link to a section', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  const link = (page: Page) => panel(page).getByRole('button', { name: /^Copy link/ });
  const copied = async (page: Page) => {
    // By key: the menu moves with the page, which a pointer would scroll first and then perhaps miss.
    await link(page).press('Enter');
    await expect(status(page)).toHaveText('Copied');
    return (await clipboard(page)).replace(new URL(page.url()).origin, '');
  };

  test('leads to the page for who has not read on, without what the address has besides', async ({ page }) => {
    await openInStoppedTime(page, `${heartRate}?from=mail#no-such-section`);
    await opener(page).click();
    await expect(link(page)).toHaveText('Copy link to this page');
    expect(await copied(page)).toBe(heartRate);
  });

  test('leads where the reader stayed before they came up, and says so', async ({ page }) => {
    await openInStoppedTime(page, heartRate);
    await pass(page, sections.zones, 'Zones');
    await page.clock.runFor(5000);
    // On the way up, others pass by.
    await pass(page, sections.pairing, 'Pairing');
    await pass(page, 'content', '');
    await opener(page).click();
    await expect(link(page)).toHaveText('Copy link to this sectionZones');
    expect(await copied(page)).toBe(`${heartRate}#${sections.zones}`);
  });

  test('leads to the section that is shown when the menu opens, wherever the page is when it is chosen', async ({
    page,
  }) => {
    await page.clock.install();
    await openApplication(page, `${heartRate}#${sections.zones}`);
    await expect(marked(page)).toHaveText('Zones');
    await stopTime(page);
    await opener(page).evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(link(page)).toHaveText('Copy link to this sectionZones');
    expect(await copied(page)).toBe(`${heartRate}#${sections.zones}`);
  });

  test('leads to the section in the address for who came there and went up at once', async ({ page }) => {
    await page.clock.install();
    await openApplication(page, `${heartRate}#${sections.pulse}`);
    await expect(marked(page)).toHaveText('Read the pulse');
    await stopTime(page);
    await pass(page, 'content', '');
    await opener(page).click();
    await expect(link(page)).toHaveText('Copy link to this sectionRead the pulse');
    expect(await copied(page)).toBe(`${heartRate}#${sections.pulse}`);
  });
});

test.describe('what goes wrong with copying is said', () => {
  const markdown = `**${heartRate}.md`;
  const isSaid = async (page: Page, text: RegExp) => {
    await copy(page).click();
    await expect(status(page)).toHaveText(text);
    await expect(root(page)).toHaveAttribute('data-state', 'failed');
  };

  for (const [name, answer, text] of [
    ['the file is missing', { status: 404, body: '' }, /status 404/],
    ['the server fails', { status: 500, body: '' }, /status 500/],
    ['the host answers with a document', { contentType: 'text/html', body: '<h1>Hello</h1>' }, /status 404/],
  ] as const)
    test(`${name}, and pressing again helps`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.route(markdown, (route) => route.fulfill(answer));
      await openInStoppedTime(page, heartRate);
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      await isSaid(page, text);
      expect(await clipboard(page)).toBe('before');
      await page.unroute(markdown);
      await copy(page).click();
      await expect(status(page)).toHaveText('Copied');
    });

  test('the server cannot be reached', async ({ page }) => {
    await page.route(markdown, (route) => route.abort());
    await openApplication(page, heartRate);
    await isSaid(page, /^Copying failed: the server could not be reached/);
    // With more words than fit into one line, it stays in the window of a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390);
    const { x, width } = (await status(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await violationsWith(page, '.page-menu')).toEqual([]);
  });

  test('the browser forbids it', async ({ page, baseURL }) => {
    const session = await page.context().newCDPSession(page);
    for (const name of ['clipboard-write', 'clipboard-sanitized-write'])
      await session
        .send('Browser.setPermission', { permission: { name }, setting: 'denied', origin: new URL(baseURL!).origin })
        .catch(() => {});
    await openApplication(page, heartRate);
    await isSaid(page, /^Copying failed: the browser did not allow it.*View as Markdown/);
    await openMenu(page);
    await panel(page)
      .getByRole('button', { name: /^Copy link/ })
      .click();
    await expect(status(page)).toHaveText(/did not allow it.*copy the address/);
  });

  test('there is no clipboard', async ({ page }) => {
    await openApplication(page, heartRate);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await isSaid(page, /did not allow it/);
  });

  test('what the buttons do did not load', async ({ page }) => {
    await page.route('**/assets/page-menu-*.js', (route) => route.abort());
    await openApplication(page, heartRate);
    await copy(page).click();
    await expect(status(page)).toHaveText(/^Part of this page did not load/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens at a tap, inside the window, and neither it nor its buttons push the title down', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openApplication(page, heartRate);
    const title = page.locator('main h1');
    const before = (await title.boundingBox())!;
    await root(page).evaluate((menu) => menu.style.setProperty('display', 'none'));
    await painted(page);
    expect(await title.boundingBox()).toEqual(before);
    await root(page).evaluate((menu) => menu.style.removeProperty('display'));
    await stopTime(page);
    await opener(page).tap();
    await finished(panel(page));
    const { x, width } = (await panel(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await panel(page).getByRole('button', { name: 'Copy page as Markdown' }).tap();
    await expect(status(page)).toHaveText('Copied');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu has links only', async ({ page }) => {
    // The menu is there at once: a link that rises could be missed.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(heartRate);
    await expect(copy(page)).toBeHidden();
    await opener(page).click();
    await expect(panel(page).getByRole('link')).toHaveText(entries.filter((name) => !name.startsWith('Copy')));
    await expect(panel(page).getByRole('button')).toHaveCount(0);
    await panel(page).getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page.locator('body')).toContainText('# Heart rate');
  });
});

for (const mode of ['light', 'dark'])
  test(`axe finds nothing in the open menu, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApplication(page, heartRate);
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
    expect(await violationsWith(page, '.page-menu')).toEqual([]);
  });

test('it is on docs only', async ({ page }) => {
  for (const path of [landing, heartRate, '/docs/v1/sensors/dynamo']) {
    await page.goto(path);
    await expect(root(page), path).toHaveCount(1);
    // One way to the Markdown.
    await expect(page.locator('.page-footer a[href$=".md"]')).toHaveCount(0);
  }
  for (const path of ['/docs/search', missing, '/docs/__docusaurus/debug']) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expect(root(page), path).toHaveCount(0);
  }
});
