import { t } from '../contract/strings/t.ts';
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { App } from '../ui/app/App.tsx';
import { ErrorBoundary } from '../ui/app/ErrorBoundary.tsx';
import { ErrorBox } from '../ui/app/ErrorBox.tsx';
import { promiseInTurn } from '../client/router/in-turn.ts';
import type { PageInShell } from '../client/router/payload-cache.ts';
import { type RouterOptions, reloadPage, startRouter } from '../client/router/router.ts';
import { usePreferredShell } from '../client/router/use-preferred-shell.ts';

interface Shown extends PageInShell {
  /** Called when the page is on screen. */
  done?: () => void;
}

interface BrowserAppProps {
  initial: PageInShell;
  base: string;
  build: string;
  onReady: (show: RouterOptions['show']) => void;
}

/** The application in the browser: shows the router's page, keeping the old one until the new one is ready. */
export function BrowserApp({ initial, base, build, onReady }: BrowserAppProps) {
  const [shown, setShown] = useState<Shown>(initial);

  const router = useMemo((): RouterOptions => {
    const inTurn = promiseInTurn();
    const change = (next: (shown: Shown) => PageInShell): Promise<void> =>
      inTurn((done) => startTransition(() => setShown((before) => ({ ...next(before), done }))));
    const show = (next: PageInShell): Promise<void> => change(() => next);
    const fail = (path: string, { message }: Error, retry: () => void): Promise<void> => {
      // A new box each time, so that screen readers announce it.
      const key = performance.now();
      return change(({ page, shell }) => {
        const body = (
          <ErrorBox key={key} title={t('app.notLoaded')} message={message} action={t('app.retry')} onAction={retry} />
        );
        const { canonical: _canonical, versionLinks: _links, ...meta } = page.meta;
        return { shell, page: { ...page, meta: { ...meta, path, title: t('app.notLoadedTitle') }, body } };
      });
    };
    return { base, build, show, fail };
  }, [base, build]);

  useEffect(() => {
    startRouter(router);
    onReady(router.show);
    // These never change: the router lives as long as the document.
  }, [router, onReady]);

  const { page: shownPage, done } = shown;
  useLayoutEffect(() => {
    if (!done) return;
    document.title = shownPage.meta.title;
    setCanonical(shownPage.meta.canonical);
    done();
    // Not after a change of the shell: the page may have given itself a title of its own.
  }, [shownPage, done]);

  usePreferredShell(shown.page, (page, shell) =>
    startTransition(() =>
      // The reader may have navigated away meanwhile: then the state, unlike the screen, already has the other page.
      setShown((current) => (current.page === page && current.shell !== shell ? { ...current, shell } : current)),
    ),
  );

  const retry = () => void reloadPage(shown.page.meta.path, router);
  return (
    <ErrorBoundary onRetry={retry}>
      <App page={shown.page} shell={shown.shell} onRetry={retry} />
    </ErrorBoundary>
  );
}

/** Browsers offer the canonical URL when a reader shares the page; some pages have none. */
function setCanonical(href: string | undefined): void {
  document.querySelector('link[rel=canonical]')?.remove();
  if (!href) return;
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = href;
  document.head.append(link);
}
