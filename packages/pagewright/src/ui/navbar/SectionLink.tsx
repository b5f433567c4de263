'use client';

import { usePage } from '../app/page-context.ts';
import { relOf } from '../links/rel-of.ts';

interface SectionLinkProps {
  label: string;
  href: string;
  /** Whether the shell is that of the section. */
  active?: boolean | undefined;
  className?: string;
}

/** A link to a section, marked on its pages. A page that failed to load is shown in the shell of the one before, which may be of another section. */
export function SectionLink({ label, href, active, className }: SectionLinkProps) {
  const { versionLinks } = usePage();
  return (
    <a className={className} rel={relOf(href)} href={href} aria-current={active && versionLinks ? 'true' : undefined}>
      {label}
    </a>
  );
}
