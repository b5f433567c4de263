import type { Page } from '@playwright/test';
import { quiet } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

interface Tool {
  name: string;
  execute(input: object): Promise<{ content: { text: string }[]; isError?: boolean }>;
}

declare global {
  interface Window {
    agentTools: Tool[];
  }
}

/** A browser with an agent, as a draft describes it; the real ones need a flag. */
const drafts: Record<string, () => void> = {
  'the draft of 2026': () => {
    window.agentTools = [];
    const registerTool = async (tool: Tool) => void window.agentTools.push(tool);
    Object.defineProperty(document, 'modelContext', { value: { registerTool } });
  },
  'the one before, at the navigator': () => {
    window.agentTools = [];
    const registerTool = (tool: Tool) => void window.agentTools.push(tool);
    Object.defineProperty(navigator, 'modelContext', { value: { registerTool } });
  },
  'the first one, which takes all at once': () => {
    const provideContext = ({ tools }: { tools: Tool[] }) => void (window.agentTools = tools);
    Object.defineProperty(navigator, 'modelContext', { value: { provideContext } });
  },
};

const names = (page: Page) => page.evaluate(() => window.agentTools?.map(({ name }) => name).sort());

/** Calls a tool as the agent of a browser does. Nothing else happens on the page: nobody moves a pointer. */
async function call(page: Page, name: string, input: object = {}): Promise<string> {
  await expect.poll(() => names(page)).toContain(name);
  return page.evaluate(
    async ([tool, given]) => {
      const { content, isError } = await window.agentTools.find((one) => one.name === tool)!.execute(given);
      return `${isError ? 'error: ' : ''}${content.map(({ text }) => text).join('\n')}`;
    },
    [name, input] as const,
  );
}

const guide = '/docs/guides/troubleshooting';

test.describe('agents in the browser', () => {
  for (const [draft, provide] of Object.entries(drafts))
    test(`are offered tools: ${draft}`, async ({ page }) => {
      await page.addInitScript(provide);
      await page.goto(guide);
      await expect.poll(() => names(page)).toEqual(['open_docs_page', 'read_docs_page', 'search_docs']);
    });

  test('load nothing where there are none', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(guide);
    await page.mouse.move(100, 100);
    await expect(page.locator('html')).toHaveAttribute('data-application', '');
    await quiet(page);
    expect(asked.filter((url) => /web-mcp/.test(url))).toEqual([]);
  });

  test.describe('with tools', () => {
    test.beforeEach(({ page }) => page.addInitScript(drafts['the draft of 2026']!));

    test('search, in the version of the page or another one', async ({ page, baseURL }) => {
      await page.goto(guide);
      const found = await call(page, 'search_docs', { query: 'valve' });
      expect(found).toMatch(/^\d+ pages were found in v3\.\n\n1\. /);
      expect(found).toContain(`${baseURL}/docs/`);
      expect(await call(page, 'search_docs', { query: 'valve', version: 'v1' })).toMatch(/found in v1\./);
      expect(await call(page, 'search_docs', { query: 'valve', version: 'v9' })).toBe(
        'error: There is no version "v9". The site has: current, v2, v1.',
      );
      expect(await call(page, 'search_docs', { query: '  ' })).toBe('error: "query" must be text.');
    });

    test('read the open page, and another one', async ({ page }) => {
      await page.goto(guide);
      const own = await call(page, 'read_docs_page');
      expect(own).toBe(await (await page.request.get(`${guide}.md`)).text());
      expect(await call(page, 'read_docs_page', { page: '/docs/' })).toMatch(/^# /);
      expect(await call(page, 'read_docs_page', { page: '/docs/nothing/here' })).toMatch(
        /^error: There is no text of .*\/docs\/nothing\/here as Markdown \(status 404\)\.$/,
      );
      for (const elsewhere of ['https://else.example/docs/', '/admin', 'javascript:alert(1)', '//else.example/docs/x'])
        expect(await call(page, 'read_docs_page', { page: elsewhere })).toContain('is not a page of this site');
    });

    test('open a page without loading a document, and read that one then', async ({ page }) => {
      await page.goto('/docs/');
      await call(page, 'read_docs_page');
      await page.evaluate(() => (window.name = 'same document'));
      expect(await call(page, 'open_docs_page', { page: guide })).toMatch(
        /^Opened .*\/docs\/guides\/troubleshooting: \w/,
      );
      await expect(page).toHaveURL(new RegExp(`${guide}$`));
      expect(await page.evaluate(() => window.name)).toBe('same document');
      expect(await call(page, 'read_docs_page')).toBe(await (await page.request.get(`${guide}.md`)).text());
      expect(await call(page, 'open_docs_page', { page: '/docs/nothing/here' })).toMatch(
        /^error: There is no page .*404\.$/,
      );
      await expect(page).toHaveURL(new RegExp(`${guide}$`));
    });

    test('are told when the server cannot be reached', async ({ page, context }) => {
      await page.goto(guide);
      await call(page, 'read_docs_page');
      await context.setOffline(true);
      expect(await call(page, 'read_docs_page', { page: '/docs/' })).toMatch(
        /^error: .* the server could not be reached\.$/,
      );
      expect(await call(page, 'open_docs_page', { page: '/docs/' })).toMatch(/^error: /);
      expect(await call(page, 'search_docs', { query: 'valve' })).toMatch(/^error: /);
      await context.setOffline(false);
      expect(await call(page, 'search_docs', { query: 'valve' })).toMatch(/^\d+ pages were found/);
      await expect(page).toHaveURL(new RegExp(`${guide}$`));
    });

    test('are no matter of the reader: without the code of the tools, the page works', async ({ page }) => {
      const warned: string[] = [];
      page.on('console', (message) => warned.push(message.text()));
      await page.route(/web-mcp-/, (route) => route.abort());
      await page.goto(guide);
      await expect.poll(() => warned.join('\n')).toContain('Agents in this browser are offered no tools.');
      await page.getByRole('link', { name: 'Greenhouse' }).first().click();
      await expect(page).toHaveURL(/\/docs\/$/);
    });
  });
});
