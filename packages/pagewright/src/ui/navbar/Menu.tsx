import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';

interface MenuProps {
  id: string;
  label: string;
  /** Says what the label is one of, for those who do not see the menu: `Version: v4`. */
  name?: string;
  /** Shown instead of the label; needs a name. */
  icon?: IconName;
  children: ReactNode;
}

/** A button with a popover below it: the browser handles light dismiss, Escape and returning focus. */
export function Menu({ id, label, name, icon, children }: MenuProps) {
  return (
    <div className="menu">
      <button type="button" className="navbar-link" popoverTarget={id} aria-label={name}>
        {/* In an element of its own: translations by the browser replace bare text, which then could not change. */}
        {icon ? <Icon name={icon} /> : <span>{label}</span>}
        <Icon name="chevron" />
      </button>
      <div id={id} className="menu-panel" popover="auto">
        {children}
      </div>
    </div>
  );
}
