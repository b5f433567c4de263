import { t } from '../../../contract/strings/t.ts';
import { rich } from '../../app/rich.ts';
import './search-modal.css';
import './search-options.css';
import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { rememberSearch } from '../../../client/preferences/recent-searches.ts';
import { preferredVersion } from '../../../client/preferences/use-preferred-version.ts';
import { countLabel } from '../count-label.ts';
import type { FoundPage, SearchSite } from '../../../contract/search-provider.ts';
import { markOnArrival, opensElsewhere } from '../mark-on-arrival.ts';
import { searchAddress } from '../search-address.ts';
import { takeTyped } from '../take-typed.ts';
import { useSearch } from '../use-search.ts';
import { ModalAnswer } from './ModalAnswer.tsx';
import { ModalField } from './ModalField.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import { SlashSwitch } from './SlashSwitch.tsx';
import { useOptions } from './use-options.ts';

interface SearchModalProps {
  href: string;
  site: SearchSite;
  version?: string;
  sidebar?: string;
  onClose: () => void;
}

const maxPages = 8;
const none: FoundPage[] = [];

/** Closes the dialog at once, although the page may take a while: what shows its progress is behind the dialog. */
function leave(event: MouseEvent<HTMLAnchorElement>): void {
  if (!opensElsewhere(event)) event.currentTarget.closest('dialog')!.close();
}

/** The search dialog: a combobox with results from the reader's version. */
export default function SearchModal({ href, site, version, sidebar, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const preferred = preferredVersion(site.versions, site.latest);
  const chosen = version ?? preferred;
  const asked = useDeferredValue(query);
  const state = useSearch(site, [chosen], { query: asked, limit: maxPages, sidebar });
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

  // Focuses the first control in it, the field.
  useEffect(() => dialog.current?.showModal(), []);

  const change = (text: string) => {
    setQuery(text);
    startOver();
    input.current?.focus();
  };
  const addTyped = () => {
    const early = takeTyped();
    setQuery((text) => text + early);
  };
  const close = () => {
    takeTyped();
    onClose();
  };
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

  /** A click beside the results focuses what they are in, and the field would lose its keys. Fingers need no keys. */
  const keepFocus = ({ pointerType }: PointerEvent) => {
    const isLost = document.activeElement?.matches('dialog, [tabindex="-1"]') && getSelection()!.isCollapsed;
    if (isLost && pointerType === 'mouse') input.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label={t('search.label')}
      onClose={close}
      onPointerUp={keepFocus}
      closedby="any"
    >
      <ModalField
        ref={input}
        list={`${id}-list`}
        selected={count > 0 ? `${id}-${selected}` : undefined}
        placeholder={t('search.placeholder', { version: site.versions.find(({ name }) => name === chosen)!.label })}
        value={query}
        onChange={change}
        onFocus={addTyped}
        onKeyDown={onKeyDown}
        onClose={() => dialog.current?.close()}
      />
      <ModalAnswer
        site={site}
        version={chosen}
        isBlank={typed === ''}
        state={state}
        field={input}
        onChange={change}
        hrefOf={pageOf}
        onLeave={leave}
      >
        <SearchOptions id={id} pages={pages} selected={selected} onSelect={select} onFollow={follow} />
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
    </dialog>
  );
}
