import { join } from 'node:path';
import { inlineStrings } from '../../pipeline/bundle/inline-strings.ts';
import type { BuiltVersion } from '../built-version.ts';

/** A script as one expression: browsers load no modules from the disk. Its texts are in the language of the site. */
export async function bundleScript({ root, site }: BuiltVersion, file: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(root, file),
    platform: 'browser',
    logLevel: 'silent',
    plugins: [inlineStrings(site.strings)],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
