// Bundles the engine's code for server and browser, as a process of its own (see `ensureBundle`). Loading Vite takes as long as
// bundling the command line, so a first build starts it before that, and says later what to bundle.
import '@vitejs/plugin-rsc';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import 'vite';

const order = await text(process.stdin);
// There is none if the command has failed meanwhile.
if (order !== '') {
  const { script, ...target } = JSON.parse(order);
  const { bundleEngine } = await import(pathToFileURL(script).href);
  await bundleEngine(target);
}
