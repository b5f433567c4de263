import { t } from '../../contract/strings/t.ts';
import { rich } from '../app/rich.ts';

interface ModalCrashProps {
  error: Error;
  href: string;
  onRetry: () => void;
}

/** In place of what is below the field, if it crashed. */
export function ModalCrash({ error, href, onRetry }: ModalCrashProps) {
  return (
    <div className="search-note">
      <p role="alert">{t('search.crashed', { message: error.message })}</p>
      <p>
        {rich(t('search.retryOrOpen'), {
          retry: (
            <button type="button" className="button" onClick={onRetry}>
              {t('app.tryAgain')}
            </button>
          ),
          page: (
            <a href={href} onClick={({ currentTarget }) => currentTarget.closest('dialog')!.close()}>
              {t('search.page')}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
