import { t } from '../../contract/strings/t.ts';
/** Put it into a status region that is already on the page; screen readers may not announce one that appears with its text. */
export function Loader() {
  return (
    <div className="loader">
      <span className="visually-hidden">{t('app.loading')}</span>
    </div>
  );
}
