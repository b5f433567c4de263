/** Lists of links, cards and samples have a look or a box of their own; headings lead to themselves. */
const elsewhere = 'nav, button, summary, footer, .cards, .code, .doc-tags, [popover], h1, h2, h3, h4, h5, h6';

/** Words that readers may ask for what they mean (`PageLink` of plugins). They are links to where that is written. */
export const terms = 'article a.term';

/** Those, and links in the text of a page that lead elsewhere in this tab. */
export const previewed = `${terms}, article a[href]:not(:is(${elsewhere}) a, [target], [download])`;
