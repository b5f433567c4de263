// The application's files are asked for on the first intent, and a click on a link cuts them off: a reader who taps quickly on a slow
// connection would begin this download again on every page. This file is two things. In a page it starts a worker when the reader
// leaves before everything has arrived. As that worker, which outlives the page, it asks for the same files: the browser joins both
// requests, and the next page finds what has come so far, or all of it.

// oxlint-disable-next-line import/no-unassigned-import -- it allows the worker's address
import './trusted-types.ts';

/** Documents have one; workers have none. */
if (typeof document === 'undefined') addEventListener('connect', receive);
else addEventListener('beforeunload', keepLoading);

function keepLoading(): void {
  const { entry, application } = document.documentElement.dataset;
  if (application !== undefined || typeof SharedWorker === 'undefined') return;
  const { shell } = document.getElementById('root')!.dataset;
  let outlives = false;
  const options = {
    type: 'module' as const,
    // Browsers that do not know this end the worker with the page. They do not ask for it either.
    get extendedLifetime() {
      return (outlives = true);
    },
  };
  const { port } = new SharedWorker(import.meta.url, options);
  port.postMessage(outlives ? [...entry!.split(' '), shell] : []);
}

function receive(event: Event): void {
  if (!(event instanceof MessageEvent)) return;
  const [port] = event.ports;
  port!.onmessage = async ({ data }: MessageEvent<string[]>) => {
    // What has just arrived need not be asked for again.
    await Promise.allSettled(data.map(async (url) => (await fetch(url, { cache: 'force-cache' })).arrayBuffer()));
    close();
  };
}
