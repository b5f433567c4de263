import { join } from 'node:path';
import type { Strings } from '../../contract/strings/strings.ts';
import type { Engine } from '../engine.ts';
import { inlineStrings } from './inline-strings.ts';

/** An agent asks for tools before any reader moves: where the browser has some, the application comes at once. */
const forAgents =
  "(document.modelContext||navigator.modelContext)&&addEventListener('DOMContentLoaded',()=>dispatchEvent(new Event('pointermove')));";

/** The boot script, minified and inlined into every page. @param webMcp Whether agents in the browser are offered tools. */
export async function bundleBoot(engine: Pick<Engine, 'root'>, strings: Strings, webMcp = false): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(engine.root, 'src/client/boot/boot.ts'),
    platform: 'browser',
    logLevel: 'silent',
    plugins: [inlineStrings(strings)],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim().replaceAll('</script', '<\\/script') + (webMcp ? forAgents : '');
}
