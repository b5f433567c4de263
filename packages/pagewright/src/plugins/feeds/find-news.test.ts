import { expect, it } from 'vitest';
import { findNews } from './find-news.ts';
import type { Commit, FileChange } from './read-history.ts';

const day = 86_400;
const words = (count: number, name = 'word'): string =>
  Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ');
const page = (text: string, front = 'title: T'): string => `---\n${front}\n---\n\n${text}\n`;
const a = 'content/v1/a.mdx';

/** One commit a day; a text is the content of a file, `null` removes it, and a list moves it. */
function history(...days: Record<string, string | null | [from: string, text: string]>[]) {
  const texts = new Map<string, string>();
  const commits = days.map((files, index): Commit => ({
    time: (index + 1) * day,
    changes: Object.entries(files).map(([path, value]): FileChange => {
      if (value === null) return { path };
      const [from, text] = typeof value === 'string' ? [undefined, value] : value;
      const blob = `${index} ${path}`;
      texts.set(blob, text);
      return { path, blob, ...(from !== undefined && { from }) };
    }),
  }));
  return findNews(commits, texts, 0.2).map(({ file, kind, time, origin }) =>
    [kind, file, time / day, ...(origin === file ? [] : [origin])].join(' '),
  );
}

it('tells of pages that come after the first commit', () => {
  expect(history({ [a]: page('First') }, { 'content/v1/b.mdx': page('Second'), 'static/c.md': 'No page' })).toEqual([
    'new content/v1/b.mdx 2',
  ]);
});

it('tells of changes of a fifth of the words, whatever became of lines and front matter', () => {
  const text = words(100);
  expect(
    history(
      { [a]: page(text) },
      { [a]: page(text.replaceAll(' ', '\n'), `title: T\ndescription: ${words(50, 'other')}`) },
      { [a]: page(text.replace(words(19), words(19, 'new'))) },
      { [a]: page(text.replace(words(20), words(20, 'new'))) },
    ),
  ).toEqual([`changed ${a} 4`]);
});

it('adds small changes up', () => {
  const text = words(100);
  expect(
    history({ [a]: page(text) }, { [a]: page(text + words(15, 'b')) }, { [a]: page(text + words(30, 'b')) }),
  ).toEqual([`changed ${a} 3`]);
});

it('takes less than ten words for a correction', () => {
  expect(history({ [a]: page('One two') }, { [a]: page('Three four five') })).toEqual([]);
});

it('tells of pages whose fragment has changed, as far as it is for their version', () => {
  const include = '<Include file="part.mdx" />';
  const part = (v1: string): string => `<Only versions="v1">\n${v1}\n</Only>\n`;
  expect(
    history(
      {
        [a]: page(`${words(20)}\n\n${include}`),
        'content/v2/b.mdx': page(`${words(20, 'b')}\n\n${include}`),
        'content/shared/part.mdx': part(words(20, 'part')),
      },
      { 'content/shared/part.mdx': part(words(20, 'other')) },
    ),
  ).toEqual([`changed ${a} 2`]);
});

it('knows a page that moves, and none of one that is gone', () => {
  const moved = 'content/v1/moved.mdx';
  expect(
    history(
      { 'content/v1/index.mdx': page('Home') },
      { [a]: page(words(50)), 'content/v1/gone.mdx': page(words(50, 'gone')) },
      { [moved]: [a, page(words(50))], 'content/v1/gone.mdx': null },
      { [moved]: page(words(50, 'other')) },
    ),
  ).toEqual([`new ${moved} 2 ${a}`, `changed ${moved} 4`]);
});

it('tells neither of drafts nor of the pages that another version already has', () => {
  const text = words(50);
  expect(
    history(
      { [a]: page(text) },
      { 'content/v2/a.mdx': page(`${text} more`), 'content/v1/b.mdx': page(text, 'title: T\ndraft: true') },
      { 'content/v1/b.mdx': page(text) },
    ),
  ).toEqual(['new content/v1/b.mdx 3']);
});
