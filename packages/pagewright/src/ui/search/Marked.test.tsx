import { expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RecordKind } from '../../contract/search-provider.ts';
import { Marked } from './Marked.tsx';

const written = (kind: RecordKind, ...texts: string[]): string =>
  renderToStaticMarkup(<Marked text={texts.map((text, at) => ({ text, isMarked: at === 1 }))} kind={kind} />);

it('a name in code may break between its words, also where a mark ends; prose may not', () => {
  expect(written('member', 'on', 'Push', 'ReceivedLate')).toBe(
    '<span>on</span><mark><wbr/>Push</mark><span><wbr/>Received<wbr/>Late</span>',
  );
  expect(written('section', 'In ', 'JavaScript')).toBe('<span>In </span><mark>JavaScript</mark>');
});
