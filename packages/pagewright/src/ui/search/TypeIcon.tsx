import { t } from '../../contract/strings/t.ts';
import type { PageType } from '../../contract/search-provider.ts';

const names: Record<PageType, () => string> = {
  guide: () => t('search.typeGuide'),
  api: () => t('search.typeApi'),
  command: () => t('search.typeCommand'),
  configuration: () => t('search.typeConfiguration'),
};

interface TypeIconProps {
  type: PageType;
  /** The address of the page's own icon. */
  icon?: string | undefined;
}

/** What a found page is about. Read out after its title, seen before it; the shape for a type is in the stylesheet. */
export function TypeIcon({ type, icon }: TypeIconProps) {
  const name = names[type]();
  return (
    <span className="search-type" data-type={type} role="img" aria-label={name} title={name}>
      {icon && (
        <svg width="20" height="20">
          <use href={icon} />
        </svg>
      )}
    </span>
  );
}
