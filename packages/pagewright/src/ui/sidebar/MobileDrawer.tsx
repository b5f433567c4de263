'use client';

import { t } from '../../contract/strings/t.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepInView } from '../../client/enhance/keep-in-view.ts';
import { focusContent } from '../../client/document/focus-content.ts';
import { isRewrite, navigationApi } from '../../client/document/navigation-api.ts';
import { Icon } from '../icons/Icon.tsx';
import type { SidebarNode } from '../../contract/shell-data.ts';
import { SidebarList } from './SidebarList.tsx';

/** Where the sidebar replaces the drawer: see the breakpoints in tokens.css. */
const desktop = '(width >= 62.3125em)';

/** The hamburger button and its drawer, with two panels: the section's sidebar and the main menu. */
export function MobileDrawer({ menu, sidebar }: { menu: ReactNode; sidebar?: SidebarNode[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<'menu' | 'section'>('section');
  const showSection = sidebar !== undefined && panel === 'section';

  const show = () => {
    setPanel('section');
    setOpen(true);
    dialog.current?.showModal();
  };

  useEffect(() => {
    if (!open) return;
    // Each panel has its own place: the other one may have been scrolled.
    dialog.current!.scrollTop = 0;
    keepInView(dialog.current, dialog.current!.querySelector('nav [aria-current]'));
  }, [open, showSection]);

  useEffect(() => {
    if (!open) return;
    const close = () => dialog.current?.close();
    const wide = matchMedia(desktop);
    const widen = () => {
      close();
      // The button that opened it is not shown any more.
      focusContent();
    };
    wide.addEventListener('change', widen);
    // At once, also on back and forward, so that a slow page's progress bar is visible. The dialog itself handles Escape and the back gesture.
    const leave = (event: NavigateEvent) => isRewrite(event) || close();
    navigationApi?.addEventListener('navigate', leave);
    return () => {
      wide.removeEventListener('change', widen);
      navigationApi?.removeEventListener('navigate', leave);
    };
  }, [open]);

  return (
    <>
      <button
        type="button"
        className="icon-button hamburger"
        aria-label={t('drawer.open')}
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={t('drawer.label')}
        onClose={() => setOpen(false)}
        closedby="any"
      >
        {open && (
          <div className="drawer-inner">
            <div className="drawer-bar">
              {sidebar && (
                <button
                  type="button"
                  className="drawer-switch"
                  onClick={() => setPanel(showSection ? 'menu' : 'section')}
                >
                  {/* From right to left, browsers mirror these characters. */}
                  {showSection && <span aria-hidden="true">‹ </span>}
                  {showSection ? t('drawer.menu') : t('drawer.section')}
                  {!showSection && <span aria-hidden="true"> ›</span>}
                </button>
              )}
              <button
                type="button"
                className="icon-button"
                aria-label={t('drawer.close')}
                onClick={() => dialog.current?.close()}
              >
                <Icon name="close" />
              </button>
            </div>
            <nav aria-label={showSection ? t('sidebar.label') : t('drawer.menu')}>
              {showSection ? <SidebarList items={sidebar} /> : menu}
            </nav>
          </div>
        )}
      </dialog>
    </>
  );
}
