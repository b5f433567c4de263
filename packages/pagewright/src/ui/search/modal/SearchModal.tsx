import { t } from '../../../contract/strings/t.ts';
import { rich } from '../../app/rich.ts';
import { type MouseEvent, useCallback, useDeferredValue, useId, useInsertionEffect, useState } from 'react';
import { rememberSearch } from '../../../client/preferences/recent-searches.ts';
import { preferredVersion } from '../../../client/preferences/use-preferred-version.ts';
import { countLabel } from '../count-label.ts';
import type { FoundPage } from '../../../contract/search-provider.ts';
import { markOnArrival, opensElsewhere } from '../mark-on-arrival.ts';
import { searchAddress } from '../search-address.ts';
import { useSearch } from '../use-search.ts';
import { ModalAnswer } from './ModalAnswer.tsx';
import type { ModalProps } from './modal-props.ts';
import { SearchOptions } from './SearchOptions.tsx';
import { SlashSwitch } from './SlashSwitch.tsx';
import { addStyles } from './styles.ts';
import { type, useCombobox, useTyped } from './use-field.ts';
import { useOptions } from './use-options.ts';

const maxPages = 8;
/** Pixels of the window for each section that is seen, what is around the list included. The others need no snippets yet. */
const sectionHeight = 75;
const none: FoundPage[] = [];

/** Closes the dialog at once, although the page may take a while: what shows its progress is behind the dialog. */
function leave(event: MouseEvent<HTMLAnchorElement>): void {
  if (!opensElsewhere(event)) event.currentTarget.closest('dialog')!.close();
}

/** What is below the field of the search dialog: results from the reader's version. */
export default function SearchModal({ href, site, version, sidebar, field }: ModalProps) {
  const id = useId();
  const query = useTyped(field);
  const preferred = preferredVersion(site.versions, site.latest);
  const chosen = version ?? preferred;
  const asked = useDeferredValue(query);
  /** The query whose list the reader goes through. */
  const [explored, setExplored] = useState<string>();
  const explore = useCallback(() => setExplored(asked), [asked]);
  const snippets = explored === asked ? undefined : Math.floor(innerHeight / sectionHeight);
  const state = useSearch(site, [chosen], { query: asked, limit: maxPages, sidebar, snippets });
  const { answer, answered, error, isLoading } = state;
  const typed = query.trim();
  const pages = typed === '' || error ? none : (answer?.pages ?? none);
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const isSettled = !isLoading && asked === query;
  // For this reader and for whoever gets the link: the URL need not name it.
  const isDefault = (name: string) => name === preferred && name === site.latest;
  const pageOf = (name: string) => searchAddress(href, answered, isDefault(name) ? undefined : name);
  const remember = () => rememberSearch(answered);
  const { selected, select, startOver, onKeyDown } = useOptions(id, count, isSettled, remember);

  useInsertionEffect(addStyles, []);
  useCombobox(field, {
    list: `${id}-list`,
    selected: count > 0 ? `${id}-${selected}` : undefined,
    placeholder: t('search.placeholder', { version: site.versions.find(({ name }) => name === chosen)!.label }),
    onInput: startOver,
    onKeyDown: (event) => {
      if (event.key.startsWith('Arrow')) explore();
      onKeyDown(event);
    },
  });

  const change = (text: string) => type(field, text);
  const seeAll = (event: MouseEvent<HTMLAnchorElement>) => {
    remember();
    leave(event);
  };
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      rememberSearch(answered);
      markOnArrival(event, event.currentTarget);
      leave(event);
    },
    [answered],
  );

  return (
    <>
      <ModalAnswer
        site={site}
        version={chosen}
        isBlank={typed === ''}
        state={state}
        field={field}
        onChange={change}
        hrefOf={pageOf}
        onLeave={leave}
      >
        <SearchOptions
          site={site}
          id={id}
          pages={pages}
          selected={selected}
          onSelect={select}
          onFollow={follow}
          onScroll={explore}
        />
      </ModalAnswer>
      <p className="visually-hidden" role="status">
        {typed !== '' && answer && isSettled && countLabel(t('search.results'), answer.total, site.locale)}
      </p>
      {typed === '' && <SlashSwitch />}
      {count > 0 && (
        <p className="search-footer">
          <a href={pageOf(chosen)} onClick={seeAll}>
            {countLabel(t('search.seeAll'), answer!.total, site.locale)}
          </a>
          <span aria-hidden="true">
            {rich(t('search.keys'), { up: <kbd>↑</kbd>, down: <kbd>↓</kbd>, enter: <kbd>Enter</kbd> })}
          </span>
        </p>
      )}
    </>
  );
}
