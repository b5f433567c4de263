import { t } from '../../contract/strings/t.ts';
import type { NotFoundProps } from '../../contract/parts.ts';
import { Illustration } from '../illustration/Illustration.tsx';
import { WaysOn } from './WaysOn.tsx';

export function NotFound(props: NotFoundProps) {
  return (
    <div className="plain-page not-found">
      <Illustration svg={props.site.illustration} />
      <div className="prose">
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
      </div>
      <WaysOn {...props} />
    </div>
  );
}
