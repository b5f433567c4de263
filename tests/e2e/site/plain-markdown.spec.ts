import { markdownToHtml } from 'satteri';
import { markdownUrl } from '../../../packages/pagewright/src/kernel/urls/page-address.ts';
import { documentPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** The text of a page and that of its Markdown, without spaces; what the Markdown says in another way is made the same. */
function texts([html, markdown]: [string, string]): [string, string] {
  const parse = (source: string): Document => new DOMParser().parseFromString(source, 'text/html');
  const textOf = (element: Element): string => element.textContent.replace(/\s+/g, '');
  const article = parse(html).querySelector('article')!;
  for (const other of article.querySelectorAll('.badge, button')) other.remove();
  for (const panel of article.querySelectorAll<HTMLElement>('[role=tabpanel]')) panel.prepend(panel.dataset['label']!);
  for (const title of article.querySelectorAll('.code-title')) title.append(':');
  const plain = parse(markdown).body;
  // A sample that shows a change is a diff in Markdown only; one that is a diff anyway has its signs in both.
  for (const diff of [article, plain].flatMap((side) => [...side.querySelectorAll('.language-diff')]))
    diff.textContent = diff.textContent.replace(/^../gm, '');
  plain.querySelector('h1 + blockquote')?.remove();
  plain.querySelector('h1 + p')!.remove();
  return [textOf(article), textOf(plain)];
}

test('the Markdown of every page says what the page says', async ({ page, request }) => {
  const paths = await documentPaths(request);
  test.setTimeout(30_000 + paths.length * 1000);
  await page.goto('/docs/');
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const markdown = await (await request.get(markdownUrl(path))).text();
    const [shown, plain] = await page.evaluate(texts, [html, markdownToHtml(markdown).html] as [string, string]);
    expect.soft(plain, path).toBe(shown);
  }
});
