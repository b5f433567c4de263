'use client';

import type { LocaleEntry } from '../../contract/shell-data.ts';
import { useVersionLink } from './use-version-link.ts';

/** A link to the same page in each language: every one has every page, at the same address below its own base. */
export function LocaleLinks({ locales }: { locales: LocaleEntry[] }) {
  return (
    <ul>
      {locales.map((locale) => (
        <li key={locale.name}>
          <LocaleLink locale={locale} locales={locales} />
        </li>
      ))}
    </ul>
  );
}

function LocaleLink({ locale, locales }: { locale: LocaleEntry; locales: LocaleEntry[] }) {
  const { label, lang, active } = locale;
  return (
    <a href={useVersionLink(locale, locales)} lang={lang} hrefLang={lang} aria-current={active ? 'true' : undefined}>
      {label}
    </a>
  );
}
