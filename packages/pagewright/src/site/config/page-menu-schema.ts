import * as v from 'valibot';
import { placeholderNames } from '../../contract/page-menu.ts';
import { text } from './fields.ts';

const placeholder = /\{([^{}]*)\}/g;
const allNames = placeholderNames.map((name) => `{${name}}`);
const choice = `${allNames.slice(0, -1).join(', ')} or ${allNames.at(-1)}`;

/** What is in braces, without them. */
const namesIn = (template: string): string[] => Array.from(template.matchAll(placeholder), ([, name = '']) => name);

/** An address with a host of its own: what is filled in comes after it. */
function isAddress(template: string): boolean {
  return /^https:\/\/[^/?#{}\s]+[/?#]/i.test(template) && URL.canParse(template.replace(placeholder, 'x'));
}

const template = v.pipe(
  v.string('expected the template of an address'),
  v.check(
    isAddress,
    'expected an address that begins with https:// and the name of a host, such as "https://assistant.example/?q={url}"',
  ),
  v.check((value) => namesIn(value).length > 0, `expected at least one placeholder: ${choice}`),
  v.check(
    (value) => namesIn(value).every((name) => placeholderNames.some((known) => known === name)),
    `expected no other placeholders than ${choice}`,
  ),
);

export const pageMenuSchema = v.strictObject({
  /** Assistants that can be told to read a page, in this order. Nobody is contacted before a reader follows the link. */
  assistants: v.optional(
    v.array(
      v.strictObject({
        /** Its name: the menu has “Open in …” with it. */
        label: text,
        /**
         * Where the link leads: `{url}` is the address of the page, `{markdownUrl}` that of its text as Markdown, `{title}` its title. All
         * of them are encoded.
         */
        url: template,
      }),
      'expected a list',
    ),
    [],
  ),
});
