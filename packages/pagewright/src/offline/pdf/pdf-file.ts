// What has to be known of a PDF file that Chromium has printed. Its objects are plain text; only what pages show is compressed.

/** `12 0 obj`, and what follows until the next one. */
const objects = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
/** `/c12 [563 0 R /XYZ …]`, as `/Dests` lists where links lead. */
const destination = /\/([^\s/[\]<>()]+) \[(\d+) 0 R \/XYZ/g;

/** On which page each id is that a link leads to, counted from 1. Empty if the file is written in another way. */
export function pagesOfIds(pdf: Buffer): Map<string, number> {
  const nodes = new Map<string, string>();
  for (const [, number, body] of pdf.toString('latin1').matchAll(objects))
    if (/\/(?:Type \/(?:Pages|Page|Catalog)\b)/.test(body!.slice(0, 60)) || body!.includes('/XYZ'))
      nodes.set(number!, body!);
  const catalog = [...nodes.values()].find((body) => body.startsWith('<</Type /Catalog')) ?? '';
  const pages = new Map(pagesBelow(nodes, refersTo(catalog, 'Pages')).map((page, index) => [page, index + 1]));
  const destinations = nodes.get(refersTo(catalog, 'Dests')) ?? '';
  return new Map(
    Array.from(destinations.matchAll(destination), ([, id, page]): [string, number] => [id!, pages.get(page!) ?? 0]),
  );
}

function refersTo(body: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '';
}

/** Pages are the leaves of a tree. */
function pagesBelow(nodes: ReadonlyMap<string, string>, number: string): string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(nodes.get(number) ?? '')?.[1];
  if (kids === undefined) return nodes.has(number) ? [number] : [];
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, kid]) => kid!).flatMap((kid) => pagesBelow(nodes, kid));
}

const dates = /(\/(?:CreationDate|ModDate) \(D:)\d{14}([^)]*\))/g;

/** The file with another date, of the same length, so that all else stays where the file says that it is. */
export function withDate(pdf: Buffer, day: string): Buffer {
  const date = `${day.replaceAll('-', '')}000000`;
  const copy = Buffer.from(pdf);
  // Only at the beginning: what follows may be anything.
  const head = copy.subarray(0, 4096).toString('latin1');
  copy.write(head.replace(dates, `$1${date}$2`), 0, 'latin1');
  return copy;
}
