// The page of search in an archive for offline reading. The website's own query code answers, from an index that has come as a script.
import { t } from '../../contract/strings/t.ts';
import type { SearchAnswer } from '../../contract/search-provider.ts';
import { partsOf } from '../../contract/strings/strings.ts';
import { answerFrom } from '../../search/query/run-query.ts';
import { MissingFile } from '../../search/query/index-failure.ts';
import { SearchIndex } from '../../search/query/read-index.ts';
import { countLabel } from '../search/count-label.ts';
import { resultList } from './result-list.ts';

declare global {
  /** All files of the version's index, by path: see `offline/zip/index-script.ts`. */
  var searchFiles: Record<string, unknown> | undefined;
}

/** How many pages are shown at first, and how many more on request. */
const step = 10;

const field = document.querySelector<HTMLInputElement>('#query')!;
const [status, hints] = document.querySelectorAll<HTMLElement>('[role=status]');
const blank = document.querySelector<HTMLElement>('.search-blank');
const found = document.querySelector('#found')!;
const title = document.title;
let limit = step;
/** Counts queries: only the answer to the last one is shown. */
let asked = 0;

const index = SearchIndex.open(async (path) => {
  const file = globalThis.searchFiles?.[path];
  if (file === undefined) throw new MissingFile('unreachable');
  return file;
});

async function search(): Promise<void> {
  const own = ++asked;
  const query = field.value.trim();
  document.title = query === '' ? title : t('search.titled', { query, title });
  if (blank) blank.hidden = query !== '';
  if (query === '') return show({ pages: [], total: 0 }, query);
  const isStale = (): boolean => own !== asked;
  try {
    await answerFrom(
      await index,
      '',
      { query, version: '', limit },
      (answer) => isStale() || show(answer, query),
      isStale,
    );
  } catch {
    // Its file is beside this one: somebody has taken it away.
    status!.textContent = t('search.indexUnreadable');
  }
}

function show({ pages, total, suggestion }: SearchAnswer, query: string): void {
  const isNone = query !== '' && total === 0;
  status!.textContent =
    query === '' ? '' : isNone ? t('search.none') : countLabel(t('search.found'), total, document.documentElement.lang);
  hints!.replaceChildren(...(isNone ? [suggestion ? didYouMean(suggestion) : paragraph(t('search.tryOther'))] : []));
  found.replaceChildren(
    ...(pages.length > 0 ? [resultList(pages)] : []),
    ...(pages.length < total ? [moreButton(total)] : []),
  );
}

function didYouMean(suggestion: string): HTMLElement {
  const parts = partsOf(String(t('search.didYouMean'))).map((part, at) => {
    if (at % 2 === 0) return part;
    return button(suggestion, () => {
      field.value = suggestion;
      field.focus();
      void begin();
    });
  });
  return paragraph(...parts);
}

function moreButton(total: number): HTMLElement {
  return paragraph(
    button(countLabel(t('search.seeAll'), total, document.documentElement.lang), () => {
      limit = total;
      void search();
    }),
  );
}

function button(label: string, act: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'link-button';
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}

function paragraph(...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('p');
  element.append(...content);
  return element;
}

function begin(): Promise<void> {
  limit = step;
  // The address can be kept and gone back to, like that of the website's page of search.
  const address = new URL(location.href);
  if (field.value.trim() === '') address.searchParams.delete('q');
  else address.searchParams.set('q', field.value.trim());
  history.replaceState(null, '', address);
  return search();
}

field.value = new URLSearchParams(location.search).get('q') ?? '';
field.addEventListener('input', () => void begin());
field.form!.addEventListener('submit', (event) => event.preventDefault());
if (field.value === '' && matchMedia('(pointer: fine)').matches) field.focus({ preventScroll: true });
void search();
