import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type DocumentFrame, barColors, renderDocument } from './document.ts';

it.each(['light', 'dark'] as const)("the browser's own UI has the background of the %s page", (theme) => {
  const tokens = readFileSync(join(import.meta.dirname, '../../ui/styles/tokens.css'), 'utf8');
  const [, background] = new RegExp(`data-theme='${theme}'\\] \\{[^}]*--background: (.*?);`).exec(tokens)!;
  expect(barColors[theme]).toBe(background);
});

const frame: DocumentFrame = {
  lang: 'en',
  direction: 'ltr',
  baseUrl: '/',
  siteTitle: 'S',
  favicon: '/f.svg',
  followSystem: false,
  barColors,
  boot: '',
  scripts: [],
  stylesheet: '',
  fonts: [],
  build: '1',
};

const body = { html: '', styles: [], payloadUrl: '', shellUrl: '', isHome: false };

it('tags of the configuration are at the end of the head', () => {
  const siteTags: DocumentFrame['siteTags'] = [
    { tag: 'meta', attributes: { name: 'proof', content: 'a"b' } },
    { tag: 'script', attributes: { async: true, src: 'https://stats.example/a.js' } },
    { tag: 'script', content: 'count("</script>")' },
  ];
  const html = renderDocument({ ...frame, siteTags }, { title: 'T' }, body);
  expect(html).toContain(`
<meta name="proof" content="a&quot;b">
<script async src="https://stats.example/a.js"></script>
<script>count("<\\/script>")</script>
</head>`);
});

it('fonts for the first frame are asked for before the stylesheet', () => {
  const html = renderDocument({ ...frame, fonts: ['/f.woff2'] }, { title: 'T' }, body);
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin>\n<link rel="stylesheet"',
  );
});
