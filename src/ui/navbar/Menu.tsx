import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';

interface MenuProps {
  id: string;
  label: string;
  /** Shown instead of the label. */
  icon?: IconName;
  children: ReactNode;
}

/** A button with a popover below it: the browser handles light dismiss, Escape and returning focus. */
export function Menu({ id, label, icon, children }: MenuProps) {
  return (
    <div className="menu">
      <button type="button" className="navbar-link" popoverTarget={id} {...(icon && { 'aria-label': label })}>
        {icon ? <Icon name={icon} /> : label}
        <Icon name="chevron" />
      </button>
      <div id={id} className="menu-panel" popover="auto">
        {children}
      </div>
    </div>
  );
}
