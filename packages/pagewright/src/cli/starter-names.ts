import { escapeText } from '../kernel/text/html.ts';
import { CommandError } from './command-error.ts';

/** What a new site is called and where it will be; what is left out stays as in the starter. */
export interface Names {
  title?: string;
  origin?: string;
  baseUrl?: string;
}

export function checkNames(title: string | undefined, url: string | undefined): Names {
  return { ...(title !== undefined && { title: checkTitle(title) }), ...(url !== undefined && readAddress(url)) };
}

function checkTitle(title: string): string {
  const text = title.trim();
  if (text === '' || /\p{Cc}/u.test(text))
    throw new CommandError('--title is not a line of text', 'pass a name such as --title "Lamp Docs"');
  return text;
}

function readAddress(address: string): Required<Pick<Names, 'origin' | 'baseUrl'>> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  if (!isPlain || !/^[\w./~-]+$/.test(url.pathname))
    throw new CommandError(
      `--url ${address} is not the address of a site`,
      'pass one such as https://example.com/docs/',
    );
  return { origin: url.origin, baseUrl: url.pathname.replace(/\/?$/, '/') };
}

/** A file of a starter with the names of the new site. */
export function withNames(file: string, text: string, { title, origin, baseUrl }: Names): string {
  if (file === 'site.config.ts') {
    const old = /^ {2}title: ('.*'),$/m.exec(text)![1]!;
    let named = text;
    if (title !== undefined) named = named.replaceAll(old, () => quote(title));
    if (origin !== undefined) named = named.replace(/^ {2}url: '.*',$/m, () => `  url: ${quote(origin)},`);
    return baseUrl === undefined
      ? named
      : named.replace(/\bbaseUrl(:| =) '\/'/, (_, sign) => `baseUrl${sign} '${baseUrl}'`);
  }
  if (title === undefined) return text;
  if (file === 'static/logo.svg') return withText(text, title);
  return file === 'README.md' ? text.replace(/^# .*$/m, () => `# ${title}`) : text;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
}

/** The text begins at this distance from the logo's left edge. */
const textStart = 32;

/** Nobody knows the reader's font: letters get the space that they need in a wide one, and those of East Asia a square. */
function withText(svg: string, title: string): string {
  const widths = Array.from(title, (letter) => (letter > '\u1100' ? 17 : 11));
  const width = textStart + widths.reduce((sum, each) => sum + each, 0);
  return svg
    .replace(/width="\d+"/, `width="${width}"`)
    .replace(/viewBox="0 0 \d+ 24"/, `viewBox="0 0 ${width} 24"`)
    .replace(/>[^<>]*<\/text>/, () => `>${escapeText(title)}</text>`);
}
