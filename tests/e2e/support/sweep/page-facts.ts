import type { HtmlElement, HtmlNode } from '../../../../packages/pagewright/src/kernel/html/parse-html.ts';

export interface Facts {
  problems: string[];
  /** What is around the page: the same file for all pages with the same navbar, sidebar and footer. */
  shell: string;
  /** Where the page's links inside the site lead, with their anchors. */
  links: string[];
}

interface Visit {
  markdown: HtmlElement | null;
  isDoc: boolean;
  fixed: boolean;
}

/**
 * Looks at the page as it was served, brings the application in and looks again. `markdown` is the page's Markdown twin
 * as HTML, if it has one; `fixed` says that the application may change nothing of the page.
 */
export async function lookAtPage({ markdown, isDoc, fixed }: Visit): Promise<Facts> {
  const problems: string[] = [];
  const root = document.documentElement;
  const all = <T extends Element = HTMLElement>(selector: string, inside: ParentNode = document): T[] => [
    ...inside.querySelectorAll<T>(selector),
  ];

  /** The page's own markup. The mark of the heading that is being read comes with the application. */
  const mainMarkup = (): string => {
    const main = document.querySelector('main')!.cloneNode(true) as HTMLElement;
    for (const link of all('.toc [aria-current]', main)) link.removeAttribute('aria-current');
    return main.innerHTML;
  };

  /** Scripts have done no more to the document so far than to set this mark, by which the stylesheet shows controls that need them. */
  const withoutScripts = (): void => {
    root.removeAttribute('data-js');
    const works = (control: HTMLElement): boolean => {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.disabled;
      if (!(control instanceof HTMLButtonElement)) return false;
      const sends = control.type === 'submit' && control.form?.hasAttribute('action') === true;
      return control.hasAttribute('popovertarget') || sends;
    };
    // The search page says in a noscript that it needs them.
    const main = document.querySelector('main')!;
    if (main.innerText.length <= 80 && !main.querySelector('noscript')) problems.push('hardly any text');
    const wrong = [
      ...all('button, input, select').filter((control) => control.checkVisibility() && !works(control)),
      ...all('[role=tablist]').filter((list) => list.checkVisibility()),
      ...all('[role=tabpanel]').filter((panel) => !panel.checkVisibility()),
    ];
    for (const element of wrong) problems.push(`without scripts: ${element.outerHTML.slice(0, 120)}`);
    root.setAttribute('data-js', '');
  };

  /** What search engines are told must be JSON, about this page, with absolute addresses. Only docs have it. */
  const structuredData = (): void => {
    const scripts = all('script[type="application/ld+json"]');
    if (scripts.length !== (isDoc ? 1 : 0)) problems.push(`${scripts.length} scripts of structured data`);
    for (const { textContent } of scripts)
      try {
        const { '@graph': graph } = JSON.parse(textContent) as { '@graph': Record<string, unknown>[] };
        const [article] = graph;
        if (article?.['@type'] !== 'TechArticle') problems.push('structured data is not about an article');
        if (!/^https:\/\/[^/]+\//.test(String(article?.['url']))) problems.push('structured data without an address');
      } catch (error) {
        problems.push(`structured data: ${String(error)}`);
      }
  };

  const applicationArrived = (): Promise<void> =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the application does not arrive')), 60_000);
      const look = (): void => {
        if (root.hasAttribute('data-application')) resolve();
      };
      new MutationObserver(look).observe(root, { attributes: true });
      look();
    });

  const compare = (what: string, before: string, after: string): void => {
    if (before === after) return;
    let place = 0;
    while (before[place] === after[place]) place++;
    const part = (text: string): string => text.slice(Math.max(0, place - 40), place + 120);
    problems.push(`${what}: "${part(before)}" is "${part(after)}"`);
  };

  const structure = (): void => {
    const expectOne = (selector: string): void => {
      const { length } = all(selector);
      if (length !== 1) problems.push(`${length} elements are ${selector}`);
    };
    for (const selector of ['h1', 'header:not(main *)', 'main#content', 'footer', 'nav[aria-label=Main]'])
      expectOne(selector);
    // That of a package: not a landmark.
    if (all('main header').length > 1) problems.push('several headers inside the page');
    for (const nav of all('nav')) if (!nav.ariaLabel) problems.push(`a nav without a label: ${nav.className}`);
    const ids = new Set<string>();
    for (const { id } of all('[id]')) {
      if (ids.has(id)) problems.push(`the id ${id} is there twice`);
      ids.add(id);
    }
    const first = document.querySelector('a[href], button, input, select, summary, [tabindex="0"]');
    if (first?.className !== 'skip-link') problems.push(`the first stop is ${first?.outerHTML.slice(0, 80)}`);
  };

  /** Text without spaces; what the Markdown says in another way is made the same. */
  const compareMarkdown = (source: HtmlElement): void => {
    // The policy lets no text become HTML. In a document of its own, what it shows is not loaded.
    const apart = document.implementation.createHTMLDocument();
    const toDom = (node: HtmlNode): Node => {
      if (typeof node === 'string') return apart.createTextNode(node);
      const element = apart.createElement(node.tag);
      for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
      element.append(...node.children.map(toDom));
      return element;
    };
    const textOf = (element: Element): string => element.textContent.replace(/\s+/g, '');
    const article = document.querySelector('article')!.cloneNode(true) as HTMLElement;
    const plain = apart.body;
    plain.append(...source.children.map(toDom));
    // What an inline drawing says of itself is for those who do not see it.
    for (const other of all('.badge, button, svg > title', article)) other.remove();
    // Where one stands for a word, the Markdown has the word.
    for (const sign of all('svg[role=img][aria-label]', article)) sign.replaceWith(sign.ariaLabel!);
    for (const panel of all('[role=tabpanel]', article)) panel.prepend(panel.dataset['label']!);
    for (const title of all('.code-title', article)) title.append(':');
    // A sample that shows a change is a diff in Markdown only; one that is a diff anyway has its signs in both.
    for (const diff of [article, plain].flatMap((side) => all('.language-diff', side)))
      diff.textContent = diff.textContent.replace(/^../gm, '');
    plain.querySelector('h1 + blockquote')?.remove();
    plain.querySelector('h1 + p')!.remove();
    // An entrance has a title of its own somewhere in its text; its Markdown begins with the page's name.
    const name = plain.querySelector('h1')!;
    if (!article.querySelector(':scope > h1')) {
      const data = document.querySelector('script[type="application/ld+json"]')!.textContent;
      const [{ headline }] = (JSON.parse(data) as { '@graph': [{ headline: string }] })['@graph'];
      if (headline !== name.textContent) problems.push(`the Markdown is called ${name.textContent}, not ${headline}`);
      name.remove();
    }
    compare('the Markdown', textOf(article), textOf(plain));
  };

  withoutScripts();
  structuredData();
  const served = mainMarkup();
  dispatchEvent(new Event('wheel'));
  await applicationArrived();
  if (fixed) compare('hydrated', served, mainMarkup());
  structure();
  if (markdown !== null) compareMarkdown(markdown);
  const links = all<HTMLAnchorElement>('a[href]')
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, hash }) => pathname + decodeURIComponent(hash));
  const { shell } = document.querySelector<HTMLElement>('#root')!.dataset;
  return { problems, shell: shell!, links: [...new Set(links)] };
}

/**
 * What is wrong with the layout once the window is this wide: the page scrolls sideways, or something in it does that
 * cannot be reached with the keyboard. The latter is axe's rule scrollable-region-focusable, for widths at which axe does not run.
 */
export async function layoutProblems(width: number): Promise<string[]> {
  const isResized = (): boolean => innerWidth === width;
  while (!isResized()) await new Promise((resolve) => requestAnimationFrame(resolve));
  const problems: string[] = [];
  const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (excess > 0) problems.push(`scrolls sideways by ${excess} px at ${width} px`);
  const focusable = 'a[href], button, input, select, summary, [tabindex="0"]';
  for (const element of document.querySelectorAll('main *')) {
    const isCut = element.scrollWidth > element.clientWidth + 14 && element.clientWidth > 0;
    if (!isCut || !/auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
    if (!element.matches(focusable) && !element.querySelector(focusable))
      problems.push(`cannot be scrolled with the keyboard at ${width} px: ${element.outerHTML.slice(0, 80)}`);
  }
  return problems;
}
