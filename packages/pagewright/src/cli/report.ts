import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildResult } from '../pipeline/build.ts';
import { transferSize } from '../pipeline/cache/compress.ts';
import { addressFile } from '../site/addresses/address-list.ts';
import { count } from '../kernel/text/count.ts';

/** The summary at the end of a build. Sizes are brotli-compressed, as transferred. */
export function buildReport(
  { site, bundle, problems, pages, compiled, rendered, frozen, recorded, milliseconds }: BuildResult,
  outDir: string,
): string {
  const htmlSizes = pages.map(({ entry }) => entry.htmlBytes).toSorted((a, b) => a - b);
  const payloadSizes = pages.map(({ entry }) => entry.payloadBytes).toSorted((a, b) => a - b);
  const total = Object.values(milliseconds).reduce((sum, value) => sum + value, 0);
  const steps = Object.entries(milliseconds)
    .map(([name, value]) => `${name} ${seconds(value)}`)
    .join(', ');
  const applicationFiles = bundle.scripts;
  const lines = [
    `Built ${count(pages.length, 'page')} (${count(site.routes.size, 'document')} in ${count(site.versions.length, 'version')}) into ${outDir}/`,
    `  rebuilt  ${compiled} compiled, ${rendered} rendered; the rest is from the cache`,
    ...(frozen > 0 ? [`  kept     ${count(frozen, 'version')} in which nothing has changed`] : []),
    `  warnings ${problems.length}`,
    `  sizes    boot script ${kilobytes(brotliCompressSync(bundle.boot).byteLength)}, stylesheet ${filesSize(bundle.assets, [bundle.stylesheet])}, application ${filesSize(bundle.assets, applicationFiles)} (brotli)`,
    `           page ${kilobytes(median(htmlSizes))} median, ${kilobytes(htmlSizes.at(-1) ?? 0)} largest; payload ${kilobytes(median(payloadSizes))} median, ${kilobytes(payloadSizes.at(-1) ?? 0)} largest`,
    ...(recorded ? [`  recorded ${recorded.added} added to ${addressFile}, ${recorded.gone} removed from it`] : []),
    `  time     ${seconds(total)} (${steps})`,
  ];
  return lines.join('\n');
}

function filesSize(dir: string, urls: string[]): string {
  return kilobytes(urls.reduce((sum, url) => sum + transferSize(join(dir, basename(url))), 0));
}

const median = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
