import { t } from '../../contract/strings/t.ts';
import { Icon } from '../icons/Icon.tsx';
import { relOf } from '../links/rel-of.ts';
import type { AnnouncementProps } from '../../contract/parts.ts';

/** Shown until dismissed. The boot script hides it before the first paint and handles the button. */
export function Announcement({ bar }: AnnouncementProps) {
  return (
    <section className="announcement" aria-label={t('announcement.label')}>
      <p>
        {bar.text}{' '}
        {bar.link && (
          <a rel={relOf(bar.link.href)} href={bar.link.href}>
            {bar.link.label}
          </a>
        )}
      </p>
      {bar.dismissible && (
        <button
          type="button"
          className="icon-button"
          data-boot="dismiss-announcement"
          aria-label={t('announcement.dismiss')}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
