import {
  applicationArrived,
  isSameDocument,
  markDocument,
  openApplication,
  painted,
  startApplication,
} from '../support/application.ts';
import { DevSite } from '../support/dev-site.ts';
import { expect, test } from '../support/dev-test.ts';
import { payloadOf } from '../support/network.ts';

const landing = 'content/v2/index.mdx';
let site: DevSite;

// One server, one folder: a test must not see another's edits.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ baseURL }) => {
  site = new DevSite(baseURL!);
});
test.afterEach(() => site.restore());

test.describe('development server', () => {
  test('an edit of the page shows without a reload, and so does the next', async ({ page }) => {
    await openApplication(page, '/docs/');
    await markDocument(page);
    for (const word of ['Wombat', 'Numbat']) {
      site.edit(landing, (source) =>
        source.replace(/^\w+ is the word/m, `${word} is the word`).replace(/^## .*$/m, `## Section of the ${word}`),
      );
      await expect(page.locator('article')).toContainText(`${word} is the word`);
      await expect(page.getByRole('navigation', { name: 'On this page' })).toContainText(`Section of the ${word}`);
    }
    expect(await isSameDocument(page)).toBe(true);
    // No heading is taken for the notice of problems.
    site.edit(landing, (source) => source.replace(/^## .*$/m, '## Edit problems'));
    await expect(page.getByRole('navigation', { name: 'On this page' })).toContainText('Edit problems');
    await painted(page);
    await expect(page.getByRole('heading', { name: 'Edit problems' })).toBeVisible();
  });

  test('a new component of the site shows, and so does an edit of it', async ({ page }) => {
    await openApplication(page, '/docs/');
    site.edit('components/Note.tsx', () => 'export default () => <p>A note from the site</p>;');
    site.edit(landing, (source) => source.replace('## First section', '<Note />\n\n## First section'));
    await expect(page.getByText('A note from the site')).toBeVisible();
    site.edit('components/Note.tsx', (source) => source.replace('from the site', 'that has changed'));
    await expect(page.getByText('A note that has changed')).toBeVisible();
  });

  test('a page that is asked for right after an edit contains it', async ({ request }) => {
    const printed = site.terminal().length;
    site.edit(landing, (source) => source.replace('Quokka', 'Wombat'));
    await site.noticed([landing], printed);
    const response = await request.get('/docs/');
    expect(await response.text()).toContain('Wombat');
  });

  test('removed lines are not copied, and an edit keeps what the reader has chosen and where they are', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openApplication(page, '/docs/guide/components');
    const block = page.locator('.code', { hasText: 'const removed' });
    await block.getByRole('button', { name: 'Copy code' }).click();
    // The button says so for two seconds only.
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("const kept = 'yes';\nconst added = 1;");
    await page.getByRole('tab', { name: 'Android' }).click();
    // In the next frame the page scrolls by as much as the tabs have moved.
    await painted(page);
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    const before = await page.evaluate(() => scrollY);
    site.edit('content/v2/guide/components.mdx', (source) => source.replace('A tip with', 'An edited tip with'));
    await expect(page.locator('article')).toContainText('An edited tip');
    await expect(page.getByRole('tab', { name: 'Android' })).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('an edit keeps details as they are, and the focus', async ({ page }) => {
    site.edit(
      landing,
      (source) =>
        `${source}\n<details>\n<summary>Unfold</summary>\n\nHidden words.\n\n</details>\n\n[A link](./guide/index.mdx)\n`,
    );
    await openApplication(page, '/docs/');
    await expect(page.getByText('Unfold', { exact: true })).toBeVisible();
    await page.getByText('Unfold', { exact: true }).click();
    await expect(page.getByText('Hidden words.')).toBeVisible();
    await page.getByRole('link', { name: 'A link' }).focus();
    site.edit(landing, (source) =>
      source.replace('Quokka', 'Wombat').replace('Hidden words', 'Words that were hidden'),
    );
    await expect(page.locator('article')).toContainText('Wombat');
    await expect(page.getByText('Words that were hidden.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'A link' })).toBeFocused();
  });

  test('a stylesheet that is added shows, and so does an edit of it', async ({ page }) => {
    await openApplication(page, '/docs/');
    for (const style of ['italic', 'normal']) {
      site.edit('theme.css', () => `article p { font-style: ${style} }`);
      await expect(page.locator('article p').first()).toHaveCSS('font-style', style);
    }
  });

  test('an edit shows that comes while the page loads again for the one before', async ({ page }) => {
    await openApplication(page, '/docs/');
    const style = (name: string): void => site.edit('theme.css', () => `article p { font-style: ${name} }`);
    let isLoadingAgain = false;
    let isEditedAgain = false;
    page.on('request', (request) => {
      isLoadingAgain ||= request.isNavigationRequest();
    });
    await page.route(payloadOf('/docs/'), async (route) => {
      if (isLoadingAgain && !isEditedAgain) {
        isEditedAgain = true;
        const printed = site.terminal().length;
        style('oblique');
        await site.noticed(['theme.css'], printed);
      }
      await route.continue();
    });
    style('italic');
    await expect(page.locator('article p').first()).toHaveCSS('font-style', 'oblique');
  });

  test('what is wrong with the page is listed in its corner, until it is mended or put away', async ({ page }) => {
    const panel = page.getByRole('complementary', { name: 'Problems' });
    const mistakes = [
      '[One](./nowhere.mdx), [two](./guide/index.mdx#nothing) and [three](/docs/nothing)',
      '![A picture](/img/nothing.png)',
      '```tpyescript\nconst a = 1;\n```',
    ];
    await openApplication(page, '/docs/');
    await markDocument(page);
    await expect(panel.locator('li')).toHaveCount(0);
    site.edit(landing, (source) => `${source}\n${mistakes.join('\n\n')}\n`);
    await expect(panel.getByText('5 problems on this page')).toBeVisible();
    for (const [message, hint] of [
      ['there is no page ./nowhere.mdx [broken-link]', 'Hint: '],
      ['broken anchor: /docs/guide#nothing (written as ./guide/index.mdx#nothing) [broken-anchor]', 'Hint: '],
      ['broken link: /docs/nothing [broken-link]', 'Hint: '],
      ['cannot find the image /img/nothing.png [missing-image]', 'Hint: put the file in static/'],
      ['unknown language "tpyescript" for a code block [unknown-language]', 'Hint: did you mean "typescript"?'],
    ] as const) {
      const problem = panel.getByRole('listitem').filter({ hasText: message });
      await expect(problem).toContainText(hint);
      await expect(problem.locator('code').first()).toHaveText(/^content\/v2\/index\.mdx:\d+$/);
    }
    // Other pages have none of them.
    await page.locator('.navbar').getByRole('link', { name: 'Guide' }).click();
    await expect(panel.locator('li')).toHaveCount(0);
    await page.goBack();
    await expect(panel.locator('li')).toHaveCount(5);
    site.edit(landing, (source) => source.replace('tpyescript', 'typescript'));
    await expect(panel.locator('li')).toHaveCount(4);
    await panel.getByRole('button', { name: 'Hide' }).click();
    await expect(panel.locator('li')).toHaveCount(0);
    site.edit(landing, (source) => source.replace('./nowhere.mdx', './guide/index.mdx'));
    await expect(panel.locator('li')).toHaveCount(3);
    await site.restore();
    await expect(panel.locator('li')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('an edit of title and sidebar shows too', async ({ page }) => {
    await openApplication(page, '/docs/');
    await markDocument(page);
    site.edit(landing, (source) => source.replace('title: Welcome', 'title: Good morning'));
    await expect(page.locator('h1')).toHaveText('Good morning');
    await expect(page.locator('.sidebar a').first()).toHaveText('Good morning');
    site.edit('content/v2/sidebars.ts', (source) => source.replace("label: 'Notes'", "label: 'Jottings'"));
    await expect(page.locator('.sidebar')).toContainText('Jottings');
    expect(await isSameDocument(page)).toBe(true);
  });

  test.describe('a page that was deleted before its content was asked for', () => {
    // The application may have started by the time of the reload.
    test.use({ expectedErrors: [/responded with status 404/] });

    test('makes way for the answer that it is gone', async ({ page }) => {
      await page.route(payloadOf('/docs/guide'), (route) => route.fulfill({ status: 404 }), { times: 1 });
      // Here the new document is that of the page again.
      await page.goto('/docs/guide');
      await applicationArrived(page);
      expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0])).toMatchObject({
        type: 'reload',
      });
    });
  });

  test('an edit of a picture shows', async ({ page }) => {
    const picture = page.getByRole('img', { name: 'Mine' });
    await openApplication(page, '/docs/');
    site.edit(landing, (source) => `${source}\n![Mine](/favicon.svg)\n`);
    await expect(picture).toHaveJSProperty('naturalWidth', 16);
    site.edit('static/favicon.svg', (source) => source.replace('width="16"', 'width="77"'));
    await expect(picture).toHaveJSProperty('naturalWidth', 77);
    const printed = site.terminal().length;
    await site.restore();
    // The next test's page must not be reloaded: it is answered once what is noticed has been read.
    await expect.poll(() => site.terminal().slice(printed)).toContain('favicon.svg changed');
  });

  test.describe('a broken edit', () => {
    test('is reported with file and line, and the mend shows', async ({ page }) => {
      await openApplication(page, '/docs/');
      await markDocument(page);
      const printed = site.terminal().length;
      site.edit(landing, (source) => `${source}\n<Stpes>\n\n1. Text\n\n</Stpes>\n`);
      await expect.poll(() => site.terminal().slice(printed)).toMatch(/content\/v2\/index\.mdx:\d+: .*Stpes/);
      await expect(page.locator('article')).toContainText('Quokka');
      await expect(page.getByRole('alert')).toContainText(/content\/v2\/index\.mdx:\d+: .*Stpes/);
      site.edit(landing, (source) => source.replaceAll('Stpes', 'Steps').replace('Quokka', 'Bilby'));
      await expect(page.locator('article')).toContainText('Bilby');
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    });

    test('of the configuration keeps the last good state', async ({ page }) => {
      await openApplication(page, '/docs/');
      const printed = site.terminal().length;
      site.edit('site.config.ts', (source) => source.replace("docId: 'guide/index'", "docId: 'guide/nothing'"));
      await expect.poll(() => site.terminal().slice(printed)).toMatch(/site\.config\.ts:\d+: .*guide\/nothing/);
      await expect(page.getByRole('alert')).toContainText('guide/nothing');
      await expect(page.getByRole('alert')).toContainText(/use one of these doc ids: .*\bguide\/index\b/);
      await page.reload();
      await applicationArrived(page);
      await expect(page.locator('h1')).toHaveText('Welcome');
      await expect(page.getByRole('alert')).toContainText('guide/nothing');
      site.edit('site.config.ts', (source) =>
        source.replace("docId: 'guide/nothing'", "docId: 'guide/index'").replace("label: 'Guide'", "label: 'Handbook'"),
      );
      await expect(page.locator('.navbar')).toContainText('Handbook');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('of a type in the navbar names it and those that exist, and shows the mend, also one of the same moment', async ({
      page,
    }) => {
      await openApplication(page, '/docs/');
      site.edit('site.config.ts', (source) => source.replace("type: 'social'", "type: 'sociable'"));
      await expect(page.getByRole('alert')).toContainText(
        /site\.config\.ts:\d+: .*\n.*unknown navbar item type "sociable"; use one of: doc, link, .*social/,
      );
      await site.restore();
      await expect(page.getByRole('alert')).toHaveCount(0);
      const printed = site.terminal().length;
      site.edit('site.config.ts', (source) => source.replace("type: 'social'", "type: 'sociable'"));
      await expect.poll(() => site.terminal().slice(printed), { intervals: [1] }).toContain('sociable');
      site.edit('site.config.ts', (source) =>
        source.replace("type: 'sociable'", "type: 'social'").replace("label: 'Guide'", "label: 'Handbook'"),
      );
      await expect(page.locator('.navbar')).toContainText('Handbook');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('of a page shows its error, with file and line, to who follows a link and to who opens it', async ({
      page,
    }) => {
      await openApplication(page, '/docs/');
      site.edit('content/v2/guide/index.mdx', (source) => `${source}\n{nothing}\n`);
      await expect.poll(async () => (await page.request.get('/docs/guide')).status()).toBe(500);
      await page.locator('.navbar').getByRole('link', { name: 'Guide' }).click();
      await expect(page.locator('body')).toContainText(/content\/v2\/guide\/index\.mdx:\d+: .*nothing is not defined/);
      // Opened then, it shows its error too, and the page once mended.
      site.edit('content/v2/guide/index.mdx', (source) => source.replace('{nothing}', '<Unknown />'));
      // The page that is open reloads by itself; going there before that would cut one of the two off.
      await expect(page.locator('body')).toContainText(/content\/v2\/guide\/index\.mdx:\d+: .*Unknown/);
      await page.goto('/docs/guide');
      await expect(page.locator('body')).toContainText(/content\/v2\/guide\/index\.mdx:\d+: .*Unknown/);
      await site.restore();
      await expect(page.locator('h1')).toHaveText('Guide');
    });

    test('of a page leaves the search of the others as it was', async ({ page }) => {
      site.edit('content/v2/guide/index.mdx', (source) => `${source}\n{nothing}\n`);
      site.edit('content/v2/only-new.mdx', (source) => `${source}\n<Unknown />\n`);
      for (const path of ['/docs/guide', '/docs/only-new'])
        await expect.poll(async () => (await page.request.get(path)).status()).toBe(500);
      await openApplication(page, '/docs/');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('components');
      await expect(page.getByRole('option').first()).toContainText('All components');
    });
  });

  test('navigation, search and colour mode work', async ({ page }) => {
    await openApplication(page, '/docs/');
    await markDocument(page);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.navbar').getByRole('link', { name: 'Guide' }).click();
    await expect(page.locator('h1')).toHaveText('Guide');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('components');
    await expect(page.getByRole('option').first()).toContainText('All components');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('All components');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the answer 404 is the not-found page, which shows edits, and the page once there is one', async ({ page }) => {
    expect((await page.goto('/docs/no-such-page'))!.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page.locator('.navbar')).toBeVisible();
    await startApplication(page);
    await markDocument(page);
    site.edit('site.config.ts', (source) => source.replace("label: 'Guide'", "label: 'Handbook'"));
    await expect(page.locator('.navbar')).toContainText('Handbook');
    await expect(page.locator('h1')).toHaveText('Page not found');
    site.edit('content/v2/only-new.mdx', (source) => source.replace('title:', 'slug: no-such-page\ntitle:'));
    await expect(page.locator('h1')).toHaveText('Only new');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('content that cannot be fetched does no harm, and the next edit shows', async ({ page }) => {
    let requests = 0;
    await page.route(payloadOf('/docs/'), (route) => (++requests === 1 ? route.continue() : route.abort()));
    await openApplication(page, '/docs/');
    await markDocument(page);
    // For the document, for edits made meanwhile, and for the reason why these did not come.
    await expect.poll(() => requests).toBe(3);
    await page.unroute(payloadOf('/docs/'));
    site.edit(landing, (source) => source.replace('Quokka', 'Wombat'));
    await expect(page.locator('article')).toContainText('Wombat');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('redirects lead on, inside the site and beside it', async ({ page }) => {
    for (const path of ['/docs/old-guide', '/docs/old-guide/index.html']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page).toHaveURL('/docs/guide');
    }
    await page.goto('/docs/old-guide?from=mail#install', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/docs/guide?from=mail#install');
    await page.goto('/legacy/', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/docs/');
  });

  test('what stands beside the pages is there', async ({ request }) => {
    for (const [path, type, text] of [
      ['/docs/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://basic.example/docs/guide</loc>'],
      ['/docs/manifest.webmanifest', 'application/manifest+json; charset=utf-8', '"name":"Basic Docs"'],
      ['/docs/guide.md', 'text/markdown; charset=utf-8', '(<https://basic.example/docs/guide>)'],
      ['/docs/llms.txt', 'text/plain; charset=utf-8', '](https://basic.example/docs/guide.md)'],
      ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://basic.example/docs/sitemap.xml'],
    ] as const) {
      const response = await request.get(path);
      expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
      expect(await response.text()).toContain(text);
    }
  });
});
