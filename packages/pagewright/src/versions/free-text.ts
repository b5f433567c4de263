import { posix } from 'node:path';
import { CodeFence } from '../site/docs/code-fence.ts';
import type { Site } from '../site/model.ts';
import { pageAddress } from '../kernel/urls/page-address.ts';

interface FreeText {
  text: string;
  /** Files beside the page that the text shows: where they are, and where they are for both versions. */
  files: Map<string, string>;
}

/**
 * A page's text for every version that includes it. Links to a page's full address lead to the page of the reader's version instead,
 * as they do now; files in the folder of the version go where no version owns them.
 */
export function freeText(body: string, site: Pick<Site, 'routes'>, file: string, folder: string): FreeText {
  const files = new Map<string, string>();
  const fence = new CodeFence();
  const lines = body.split('\n').map((line) => {
    const isCode = fence.isOpen;
    fence.read(line);
    if (isCode) return line;
    if (fence.isOpen)
      return line.replace(/(\bfile=")([^"#/][^"#]*)/, (all, start: string, path: string) => {
        const from = posix.join(posix.dirname(file), path);
        const target = from.replace(new RegExp(`(^|/)content/${folder}/`), '$1content/shared/');
        if (target === from) return all;
        files.set(from, target);
        return `${start}/${target}`;
      });
    return outsideCode(line, (part) => freeLinks(part, site, folder));
  });
  return { text: lines.join('\n'), files };
}

/** Changes what is not code within a line. */
function outsideCode(line: string, change: (part: string) => string): string {
  return line
    .split(/((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/)
    .filter((_part, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

const address = /(\]\(|\bhref="|^\[[^\]]+\]:[ \t]+)(\/[^)"\s#?]*)/g;

function freeLinks(part: string, { routes }: Pick<Site, 'routes'>, folder: string): string {
  return part.replace(address, (all, start: string, path: string) => {
    const doc = routes.get(path) ?? routes.get(pageAddress(path)) ?? routes.get(`${pageAddress(path)}/`);
    const name = doc?.file.startsWith(`content/${folder}/`) ? doc.file.slice(`content/${folder}/`.length) : undefined;
    return name === undefined ? all : `${start}~/${name}`;
  });
}
