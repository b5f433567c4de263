import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/fixture-site.ts';
import { findChromium, printPdf } from '../../packages/pagewright/src/offline/pdf/chromium.ts';

const styles = readFileSync(new URL('../../packages/pagewright/src/offline/pdf/book.css', import.meta.url), 'utf8');

it('each bookmark has its text once, though letters of the heading font reach above their line', async () => {
  const folder = temporaryFolder();
  const [source, file] = [join(folder, 'book.html'), join(folder, 'book.pdf')];
  const { href } = new URL('../../site/fonts/outfit-600.woff2', import.meta.url);
  const font = `@font-face{font-family:Heading;font-weight:600 700;src:url(data:font/woff2;base64,${readFileSync(new URL(href)).toString('base64')})}`;
  writeFileSync(
    source,
    `<!DOCTYPE html><html lang="en"><title>Lamps</title><style>${font}*{margin:0}:root{--font-heading:Heading}${styles}</style>
<body class="book"><p>Before</p><nav class="book-contents"><h1>Contents</h1></nav>
<main><p class="book-part" role="heading" aria-level="1">Guides</p><article><h2>One</h2></article></main>`,
  );
  await printPdf(findChromium(), { url: pathToFileURL(source).href, file, folder });
  const titles = readFileSync(file, 'latin1').matchAll(/\/Title \((.*?)\)/g);
  expect(Array.from(titles, ([, title]) => title)).toEqual(expect.arrayContaining(['Contents', 'Guides', 'One']));
});
