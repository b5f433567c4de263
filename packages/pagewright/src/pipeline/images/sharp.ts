import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SiteError } from '../../kernel/problems.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import { configFile } from '../../site/config/config-file.ts';

/** What we use of the package. */
export type Sharp = (source: Uint8Array, options: { failOn: 'error' }) => SharpImage;

interface SharpImage {
  rotate(): SharpImage;
  resize(size: { width: number }): SharpImage;
  toFormat(format: string, options: object): SharpImage;
  toBuffer(): Promise<Uint8Array>;
}

/** The sharp that a site has installed, beside or above it. It is large, so sites that make no copies need not have it. */
export async function loadSharp(siteDir: string): Promise<Sharp> {
  const config = join(siteDir, configFile);
  const fail = (message: string, hint: string): never => {
    const line = lineOfPath(readFileSync(config, 'utf8'), ['images', 'formats']);
    throw new SiteError({ severity: 'error', file: configFile, line, message, hint });
  };
  let path: string;
  try {
    path = createRequire(config).resolve('sharp');
  } catch {
    return fail('sharp, which makes copies of pictures, is not installed', 'install it: npm install sharp');
  }
  try {
    const { default: sharp } = (await import(pathToFileURL(path).href)) as { default: Sharp };
    return sharp;
  } catch (error) {
    const [reason] = (error as Error).message.split('\n', 1);
    return fail(`cannot load sharp, which makes copies of pictures: ${reason}`, 'install it again: npm install sharp');
  }
}
