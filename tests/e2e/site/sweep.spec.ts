import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type CDPSession, type Page, expect, test } from '@playwright/test';
import { markdownToHtml } from 'satteri';
import { type HtmlElement, parseHtml } from '../../../packages/pagewright/src/kernel/html/parse-html.ts';
import { addressFile, readAddresses } from '../../../packages/pagewright/src/site/addresses/address-list.ts';
import { markdownUrl } from '../../../packages/pagewright/src/kernel/urls/page-address.ts';
import { documentPaths } from '../../../bench/support/site-pages.mjs';
import { recordComplaints } from '../support/complaints.ts';
import { setConnection } from '../support/network.ts';
import { allPaths, folderOf, notFoundPath } from '../support/pages.ts';
import { ColorKinds } from '../support/sweep/color-kinds.ts';
import { judgeColors } from '../support/sweep/judge-colors.ts';
import { lookAtPage, layoutProblems } from '../support/sweep/page-facts.ts';
import { type Part, structureProblems } from '../support/sweep/structure.ts';
import { Targets } from '../support/sweep/targets.ts';
import { findUnseenTexts } from '../support/sweep/unseen-texts.ts';

/** Each page is visited once at each of the two sizes; the other widths are had by resizing its window: 640 px is 1280 px zoomed to 200 %. */
const visits = [
  { name: 'desktop', width: 1280, height: 800, alsoAt: [{ width: 768 }, { width: 640 }] },
  { name: 'phone', width: 390, height: 844, alsoAt: [{ width: 320 }] },
];
/** Enough for both workers to be busy until the end. */
const chunks = 8;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Shared by all chunks of a worker. */
const colors = new ColorKinds();
/** What axe has seen of what surrounds pages, each at a size. */
const shells = new Set<string>();
/**
 * What all chunks of a worker need to know of the site. Not in `beforeAll`: with that, Playwright would share out the chunks in two
 * halves beforehand, and one worker would wait for the other.
 */
let known: ReturnType<typeof readSite> | undefined;

function readSite(baseURL: string) {
  const documents = new Set(documentPaths(folderOf('site')));
  expect(documents.size).toBeGreaterThan(300);
  return { targets: new Targets(baseURL), everyPath: allPaths('site'), documents };
}

async function resize(session: CDPSession, { width, height = 800 }: { width: number; height?: number }): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
}

async function markdownOf(page: Page, path: string): Promise<HtmlElement> {
  return parseHtml(markdownToHtml(await (await page.request.get(markdownUrl(path))).text()).html);
}

/**
 * On a desktop axe looks at the structure of every page; what surrounds a page is the same on all pages with the same shell, so
 * it belongs to the first of them. On a phone it is the same document, and what differs is shown and hidden by the shell (menu,
 * drawer, contents): there axe looks at one page of each shell. At both sizes it judges whatever colours it has not judged yet.
 */
async function axeProblems(page: Page, size: string, shell: string): Promise<string[]> {
  const isDesktop = size === 'desktop';
  const isNewShell = !shells.has(`${size} ${shell}`);
  shells.add(`${size} ${shell}`);
  const unseen = await page.evaluate(findUnseenTexts, [...colors.seenAt(size)]);
  const problems: string[] = [];
  if (!isDesktop && (isNewShell || unseen > 0)) await page.evaluate(axeSource);
  if (isDesktop || isNewShell)
    problems.push(...(await page.evaluate<string[], Part>(structureProblems, isNewShell ? 'page' : 'content')));
  if (unseen === 0) return problems;
  const outcome = await page.evaluate(judgeColors, [...colors.settled]);
  colors.note(outcome, size);
  return [...problems, ...outcome.problems];
}

for (const { name, width, height, alsoAt } of visits)
  for (let chunk = 0; chunk < chunks; chunk++)
    test(`pages on a ${name}, part ${chunk + 1} of ${chunks}`, async ({ page, baseURL }) => {
      const { targets, everyPath, documents } = (known ??= readSite(baseURL!));
      const paths = everyPath.filter((_, place) => place % chunks === chunk);
      test.setTimeout(30_000 + paths.length * 10_000);
      const isDesktop = name === 'desktop';
      // Nothing is fetched ahead: a prefetch that the next visit cuts off would look like a failure.
      await setConnection(page, { saveData: true });
      if (isDesktop) await page.addInitScript({ content: axeSource });
      const session = await page.context().newCDPSession(page);
      const complaints = recordComplaints(page);
      for (const path of paths) {
        await resize(session, { width, height });
        await page.goto(path);
        const isMissing = path === notFoundPath;
        // The Markdown is the same at every width.
        const isDoc = documents.has(path);
        const markdown = isDesktop && isDoc ? await markdownOf(page, path) : null;
        // Pages with a similar URL are found by the application.
        const { problems, links, shell } = await page.evaluate(lookAtPage, { markdown, isDoc, fixed: !isMissing });
        problems.push(...(await axeProblems(page, name, shell)));
        // Those to itself lead to no page, and yet work.
        const leading = isMissing ? links.filter((link) => !link.startsWith(notFoundPath)) : links;
        for (const link of await targets.missing(leading)) problems.push(`a link leads nowhere: ${link}`);
        for (const size of [{ width, height }, ...alsoAt]) {
          await resize(session, size);
          problems.push(...(await page.evaluate(layoutProblems, size.width)));
        }
        problems.push(...complaints.splice(0).filter((text) => !isMissing || !text.includes('404')));
        expect.soft(problems, `${path} on a ${name}`).toEqual([]);
      }
    });

test('a complaint would be heard', async ({ page }) => {
  const complaints = recordComplaints(page);
  await page.goto('/docs/');
  await page.evaluate(() => {
    console.warn('a warning');
    console.error('an error');
    setTimeout(() => {
      throw new Error('a page error');
    });
    return fetch('/docs/missing.json');
  });
  await expect
    .poll(() => complaints.map((text) => text.split(':', 1)[0]).sort())
    .toEqual(['404', 'error', 'error', 'page error', 'warning']);
});

// The build only knows that there is a page: what a host is asked for is the address.
test('every address that was ever published still leads somewhere', async ({ request }) => {
  const { list } = readAddresses(readFileSync(join(import.meta.dirname, '../../../site', addressFile), 'utf8'));
  expect(list.size).toBeGreaterThan(300);
  // One request after the other.
  test.setTimeout(list.size * 2000);
  const lost: string[] = [];
  for (const address of list.keys()) if (!(await request.get(address)).ok()) lost.push(address);
  expect(lost).toEqual([]);
});
