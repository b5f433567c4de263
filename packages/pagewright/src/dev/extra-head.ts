import { escapeAttribute } from '../kernel/text/html.ts';

/** What documents have during development, besides what readers get. */
export function extraHead(baseUrl: string, styles: string[]): string {
  const links = styles.map(
    (file) => `<link rel="stylesheet" href="${baseUrl}@fs/${escapeAttribute(file.replace(/^\//, ''))}">\n`,
  );
  return `${links.join('')}<script type="module" src="${baseUrl}@vite/client"></script>\n<script type="module">${script}</script>\n`;
}

/**
 * Without the page's content there is no application, and nothing that would show the next edit. If the page was deleted
 * since its document was sent, a new document says so.
 *
 * The application does not wait for an intent here: it has to receive edits.
 */
const script = `
new PerformanceObserver((list) => {
  const content = new URL(document.getElementById('root').dataset.page, location.href).href;
  const isGone = list.getEntries().some(({ name, responseStatus }) => name === content && responseStatus === 404);
  if (isGone) location.reload();
}).observe({ type: 'resource', buffered: true });
dispatchEvent(new Event('wheel'));
`;
