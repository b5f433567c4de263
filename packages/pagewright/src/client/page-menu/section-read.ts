/** A section with a heading. */
interface Section {
  id: string;
  title: string;
}

/**
 * The section in which the reader is: the one that the table of contents marks, or above the first section the one in which they stayed before
 * they came up, or the one in the address. Without any, they are at the beginning of the page.
 *
 * @param stay The hash of the section in which they stayed.
 */
export function sectionRead(stay: string | undefined): Section | undefined {
  const marked = document.querySelector<HTMLAnchorElement>('.toc [aria-current]')?.hash;
  return sectionAt(marked) ?? sectionAt(stay) ?? sectionAt(location.hash);
}

function sectionAt(hash = ''): Section | undefined {
  const id = decode(hash.slice(1));
  const heading = document.querySelector(`.prose :is(h2, h3, h4, h5, h6)[id="${CSS.escape(id)}"]`);
  return heading ? { id, title: heading.textContent } : undefined;
}

/** What somebody has typed into the address may be anything. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
