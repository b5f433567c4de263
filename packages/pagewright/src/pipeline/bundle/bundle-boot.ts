import { join } from 'node:path';
import type { Strings } from '../../contract/strings/strings.ts';
import type { Engine } from '../engine.ts';
import { inlineStrings } from './inline-strings.ts';

/** The boot script as one minified expression, inlined into every page. */
export async function bundleBoot(engine: Pick<Engine, 'root'>, strings: Strings): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(engine.root, 'src/client/boot/boot.ts'),
    platform: 'browser',
    logLevel: 'silent',
    plugins: [inlineStrings(strings)],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim().replaceAll('</script', '<\\/script');
}
