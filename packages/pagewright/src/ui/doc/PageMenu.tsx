import { t } from '../../contract/strings/t.ts';
import { type MouseEvent, type ToggleEvent, useRef } from 'react';
import { type PageMenuSite, assistantUrl } from '../../contract/page-menu.ts';
import { markdownUrl } from '../../kernel/urls/page-address.ts';
import { usePage } from '../app/page-context.ts';
import { Icon } from '../icons/Icon.tsx';
import { relOf } from '../links/rel-of.ts';
import { useStay } from './use-stay.ts';

/** What the buttons do, once somebody is about to press one. A failure is said when one is pressed. */
const load = () => import('../../client/page-menu/page-menu.ts');
const prepare = () => void load().catch(() => {});

/**
 * The page's text for readers and for their assistants. The menu is a popover, and its links work without scripts. React only makes it: what
 * changes in it is up to the module that is loaded.
 */
export function PageMenu({ site: { origin, assistants }, title }: { site: PageMenuSite; title: string }) {
  const { path } = usePage();
  const menu = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const stay = useStay();
  const markdown = markdownUrl(path);
  const values = { url: origin + path, markdownUrl: origin + markdown, title };
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    void load().then(
      ({ press }) => press(currentTarget),
      () => (status.current!.textContent = t('boot.notLoaded')),
    );
  const onToggle = ({ newState }: ToggleEvent) =>
    newState === 'open' &&
    void load().then(
      ({ nameSection }) => nameSection(menu.current!, stay.current),
      () => {},
    );
  return (
    <div className="menu page-menu" onPointerEnter={prepare} onFocus={prepare}>
      <button type="button" onClick={onClick}>
        <Icon name="copy" />
        <span>{t('page.copy')}</span>
      </button>
      <button type="button" popoverTarget="page-menu" aria-label={t('page.menu')}>
        <Icon name="chevron" />
      </button>
      <div ref={menu} id="page-menu" className="menu-panel" popover="auto" onBeforeToggle={onToggle}>
        <ul>
          <li>
            <button type="button" onClick={onClick}>
              {t('page.copyMarkdown')}
            </button>
          </li>
          <li>
            <a href={markdown}>{t('doc.markdown')}</a>
          </li>
          <li>
            <button type="button" name="link" onClick={onClick}>
              {t('page.copyLink')}
            </button>
          </li>
          {assistants.map(({ label, url }, index) => (
            <li key={index}>
              <a rel={relOf(url)} href={assistantUrl(url, values)}>
                {t('page.openIn', { assistant: label })}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p ref={status} role="status" />
    </div>
  );
}
