import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../../contract/strings/parts/en.ts';
import { type PartContent, PartContext } from '../../parts/part-context.ts';
import type { Platforms } from '../../parts/platforms.ts';
import { parseDeclarations } from '../parse.ts';
import { SupportSummary } from './SupportSummary.tsx';

const vocabulary = {
  platforms: ['ios', 'android', 'web'],
  labels: { ios: 'iOS', android: 'Android', web: 'Web' },
  notes: [],
};

function render(members: string, platforms: Platforms = vocabulary, iconOf?: PartContent['iconOf']): string {
  const source = `export declare const Lamp: Plugin;\nexport interface Plugin { ${members} }`;
  const summary = <SupportSummary {...parseDeclarations(source, 'lamp', 'lamp.ts', vocabulary)} />;
  const part = { headings: [], ids: [], platforms, strings: en, resolveLink: String, ...(iconOf && { iconOf }) };
  return renderToStaticMarkup(<PartContext value={part}>{summary}</PartContext>);
}
const text = (html: string) => html.replaceAll(/<[^>]*>/g, '');

const everywhere = '/** @support ios=yes android=yes web=yes */';

test('what works everywhere is a sentence', () => {
  expect(text(render(`${everywhere} on(): void; ${everywhere} off(): void;`))).toBe('Works on iOS, Android and Web.');
});

test('the sentence is about most of them, and the others are exceptions, each group once', () => {
  const html = render(`
    ${everywhere} on(): void; ${everywhere} on(level: number): void; ${everywhere} off(): void;
    /** @support ios=yes android=no web=no */ a(): void;
    /** @platforms ios */ b(): void;
    /** @support ios=yes android=no-op web=conditional */ addListener(event: 'c', listener: () => void): void;
  `);
  expect(text(html)).toBe(
    'Most members work on iOS, Android and Web. The exceptions:a(), b(): iOS onlyc: iOS, Android (no effect) and Web (some browsers)',
  );
  expect(Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual(['#a', '#b', '#addlistenerc-']);
});

test('a sentence about some of the platforms says that it is only those', () => {
  expect(text(render('/** @platforms ios android */ on(): void;'))).toBe('Works on iOS and Android only.');
});

test('nothing is said where declarations or the site say nothing', () => {
  expect(render('on(): void;')).toBe('');
  expect(render(`${everywhere} on(): void;`, {})).toBe('');
});

test('icons of the site are beside the names', () => {
  const html = render(`${everywhere} on(): void;`, vocabulary, (name) => ({
    viewBox: '0 0 20 20',
    drawing: `<g id="${name}"/>`,
  }));
  expect(html).toContain('viewBox="0 0 20 20" aria-hidden="true"><g id="ios"/></svg>iOS');
});
