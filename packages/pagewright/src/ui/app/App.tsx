import { t } from '../../contract/strings/t.ts';
import type { PagePayload } from '../../contract/page-data.ts';
import { pagePrecedence } from '../../contract/page-styles.ts';
import type { ShellPayload } from '../../contract/shell-data.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageContext } from './page-context.ts';
import { ShellContext } from './shell-context.ts';

/**
 * Puts a page into its shell. The same tree is prerendered at build time and hydrated in the browser. React shows a page only once its
 * stylesheets are there; its document links them in the head.
 */
export function App({ page, shell, onRetry }: { page: PagePayload; shell: ShellPayload; onRetry?: () => void }) {
  const { isBlank } = page.meta;
  return (
    <PageContext value={page.meta}>
      {page.styles?.map((href) => (
        <link key={href} rel="stylesheet" precedence={pagePrecedence} href={href} />
      ))}
      <a className="skip-link" href="#content">
        {t('app.skip')}
      </a>
      {!isBlank && shell.top}
      <div id="below-navbar" className={isBlank ? undefined : shell.sidebar ? 'layout' : 'layout without-sidebar'}>
        {shell.sidebar}
        <main id="content" tabIndex={-1} aria-label={page.meta.title}>
          <ShellContext value={shell.facts}>
            <ErrorBoundary key={page.meta.path} onRetry={onRetry}>
              {page.body}
            </ErrorBoundary>
          </ShellContext>
        </main>
      </div>
      {!isBlank && shell.bottom}
    </PageContext>
  );
}
