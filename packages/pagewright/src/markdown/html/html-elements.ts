/** The elements that can be part of a page. Those inside `svg` and `math` have names of their own. */
export const htmlElements: ReadonlySet<string> = new Set(
  [
    'a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup',
    'data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form',
    'h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li main map mark math menu meter nav',
    'object ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small source',
    'span strong sub summary sup svg table tbody td textarea tfoot th thead time tr track u ul var video wbr',
  ].flatMap((names) => names.split(' ')),
);

/** Those of them that are part of a line: their text belongs to the words around it. */
export const inlineElements: ReadonlySet<string> = new Set(
  [
    'a abbr b bdi bdo br cite code data del dfn em i img input ins kbd label mark math meter output picture progress',
    'q rp rt ruby s samp small span strong sub sup time u var wbr',
  ].flatMap((names) => names.split(' ')),
);

/** They would apply to every page that is shown after this one, or run only for some readers. */
export const codeElements: ReadonlySet<string> = new Set(['link', 'noscript', 'script', 'slot', 'style', 'template']);

/** Each document has them already, around the page. */
export const documentElements: ReadonlySet<string> = new Set(['base', 'body', 'head', 'html', 'meta', 'title']);
