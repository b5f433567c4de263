import type { Glossary } from 'pagewright/glossary';

/** Words of this handbook that somebody who comes from another tool, or from none, may not know. */
export default {
  terms: [
    {
      name: 'admonition',
      also: ['admonitions'],
      text: 'A [note in a box of its own](~/write/pages.mdx#notes-that-stand-out): a tip, a warning, a danger.',
    },
    {
      name: 'anchor',
      also: ['anchors'],
      text: 'The end of an address, after `#`, that names a place on the page. Each heading has one, made from its text or written behind it as `{#id}`.',
    },
    {
      name: 'base path',
      text: 'The path below which all of the site is, `baseUrl` in the configuration: `/docs/` for a site at `https://lamp.example/docs/`, `/` for one that has a host of its own.',
    },
    {
      name: 'canonical address',
      also: ['canonical addresses'],
      text: 'The address that a page tells search engines to keep if the same text is at several.',
    },
    {
      name: 'content security policy',
      also: ['policy', 'CSP'],
      text: 'A list of [what a page may load and run](~/publish/security.mdx), which browsers enforce. The build writes it.',
    },
    {
      name: 'entrance',
      text: 'A page of the documentation with [`layout: landing`](~/extend/components.mdx#an-entrance), whose content has all the room beside the sidebar.',
    },
    {
      name: 'fragment',
      also: ['fragments'],
      text: 'A file in `content/shared/`, which pages and versions [include](~/write/pages.mdx#shared) instead of repeating its text.',
    },
    {
      name: 'front matter',
      text: 'The lines between `---` at the top of a page, which say about it what is not in its text, in [fields](~/reference/fields.mdx#front-matter) such as title and description.',
    },
    {
      name: 'locale',
      also: ['locales'],
      text: 'A language of the site by its tag: `de`, `pt-BR`. Its pages and labels are in `locales/` below that name.',
    },
    {
      name: 'MDX',
      text: 'Markdown in which tags of components can stand between the paragraphs. Files end with `.mdx`.',
    },
    {
      name: 'page id',
      also: ['id', 'ids'],
      text: 'The path of a page’s file in the folder of its version, without `.mdx`: `write/pages`. Sidebars and the configuration name pages by it.',
    },
    {
      name: 'payload',
      also: ['payloads'],
      text: 'The content of a page without what surrounds it, in a file of its own, `.rsc.txt`. Readers who come from another page load that instead of the document.',
    },
    {
      name: 'rule',
      also: ['rules'],
      text: 'Something that [pages are checked for](~/reference/rules.mdx), and that a site can report as an error, report as a warning, or ignore.',
    },
    {
      name: 'slug',
      text: 'The last part of an address, or all of it, if the front matter sets it instead of the file’s path.',
    },
    {
      name: 'starter',
      also: ['starters'],
      text: 'A small site to begin with, which the first command copies. There are three: `page`, `product` and `library`.',
    },
    {
      name: 'theme token',
      also: ['token', 'tokens', 'theme tokens'],
      text: 'A CSS variable for a colour, a size or a font of the look, which `theme.css` [can set](~/reference/theme.mdx).',
    },
  ],
} satisfies Glossary;
