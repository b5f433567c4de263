import { t } from '../../contract/strings/t.ts';
import { Icon } from '../icons/Icon.tsx';

/** The boot script handles the click, so it works at once; `data-boot` keeps it from being replayed. */
export function ColorModeButton() {
  return (
    <button type="button" className="icon-button" data-boot="color-mode" aria-label={t('navbar.colorMode')}>
      <Icon name="mode" />
    </button>
  );
}
