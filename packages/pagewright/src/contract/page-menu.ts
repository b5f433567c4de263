/** What templates of addresses can contain, in braces. */
export const placeholderNames = ['url', 'markdownUrl', 'title'] as const;

/** What a page's menu needs to know about the site. */
export interface PageMenuSite {
  /** Where the site is published: `https://docs.example`. */
  origin: string;
  /** Each with the template of an address. */
  assistants: { label: string; url: string }[];
}

/** The address of an assistant that is told about a page. */
export function assistantUrl(template: string, values: Record<(typeof placeholderNames)[number], string>): string {
  return placeholderNames.reduce(
    (url, name) => url.replaceAll(`{${name}}`, () => encodeURIComponent(values[name])),
    template,
  );
}
