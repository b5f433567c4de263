/**
 * Without the page's content there is no application, and nothing that would show the next edit. If the page was deleted
 * since its document was sent, a new document says so.
 *
 * The application does not wait for an intent here: it has to receive edits.
 */
export const devScript = `
new PerformanceObserver((list) => {
  const content = new URL(document.getElementById('root').dataset.page, location.href).href;
  const isGone = list.getEntries().some(({ name, responseStatus }) => name === content && responseStatus === 404);
  if (isGone) location.reload();
}).observe({ type: 'resource', buffered: true });
dispatchEvent(new Event('wheel'));
`;

/** What documents have during development, besides what readers get. */
export const extraHead = `<script type="module">${devScript}</script>\n`;
