import type { MouseEvent } from 'react';
import type { PageType } from '../../contract/search-provider.ts';
import { relOf } from '../links/rel-of.ts';
import { TypeIcon } from './TypeIcon.tsx';

export interface PageRow {
  label: string;
  href: string;
  /** Its position in its sidebar. */
  trail?: string;
  /** Without it, the row has an arrow. */
  type?: PageType;
  /** The address of its own icon. */
  icon?: string | undefined;
}

interface PageRowsProps {
  rows: PageRow[];
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Ways on, each as a row with an icon. Styled by what they are in. */
export function PageRows({ rows, onFollow }: PageRowsProps) {
  return (
    <ul>
      {rows.map(({ label, href, trail, type, icon }) => (
        <li key={href}>
          <a href={href} rel={relOf(href)} onClick={onFollow}>
            <span>{label}</span>
            {trail && <span className="search-trail">{trail}</span>}
            {type && <TypeIcon type={type} icon={icon} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
