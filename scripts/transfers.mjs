import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** @type {Map<string, number>} */
const inlineSizes = new Map();

/**
 * What is transferred of a website that was built into a folder.
 *
 * @param {string} dist
 */
export function transfers(dist) {
  /**
   * A page of the application, unlike redirects and the like.
   *
   * @param {string} file
   */
  function readPage(file) {
    const html = readFileSync(join(dist, file), 'utf8');
    const payload = /<div id="root"[^>]* data-page="([^"]*)"/.exec(html)?.[1];
    if (!payload) return undefined;
    const stylesheets = addresses(html, /<link rel="stylesheet" href="([^"]*)"/g);
    const scripts = addresses(html, /<script[^>]* src="([^"]*)"/g);
    // Fonts have a budget of their own.
    const preloads = addresses(html, /<link rel="(?:module)?preload"(?![^>]* as="font")[^>]* href="([^"]*)"/g);
    // Lazy images are for readers who get that far; the sprite of a page's icons is one file.
    const images = addresses(html, /<img(?![^>]* loading="lazy")[^>]* src="([^"]*)"/g);
    const sprites = addresses(html, /<use href="([^"#]*)#/g);
    const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) =>
      compressedOnce(code),
    ).reduce((total, size) => total + size, 0);
    const article = /<article[\s\S]*<\/article>/.exec(html)?.[0];
    const isComparison = article?.startsWith('<article class="prose changes"') ?? false;
    const requests = [file, ...new Set([...stylesheets, ...scripts, ...preloads, ...images, ...sprites])];
    return {
      path: file.replace(/index\.html$/, ''),
      html,
      inline,
      stylesheets,
      scripts,
      requests,
      firstLoad: sum(requests),
      isComparison,
      isErrorIndex: article?.includes('<ul class="error-index">') ?? false,
      ...(article && !isComparison && { ratio: served(payload) / compressed(article) }),
    };
  }

  /**
   * Transferred bytes of a file.
   *
   * @param {string} file
   */
  function served(file) {
    const path = join(dist, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }

  /** @param {string[]} list */
  function sum(list) {
    return list.reduce((total, file) => total + served(file), 0);
  }

  return { readPage, served, sum };
}

/**
 * @param {string} html
 * @param {RegExp} pattern
 */
function addresses(html, pattern) {
  return Array.from(html.matchAll(pattern), ([, url = '']) => url).filter((url) => url.startsWith('/'));
}

/**
 * An inline script as small as it gets; nearly all pages have the same.
 *
 * @param {string} code
 */
function compressedOnce(code) {
  const size = inlineSizes.get(code) ?? compressed(code, 11);
  inlineSizes.set(code, size);
  return size;
}

/**
 * Part of a page; by default compressed slightly better than the build compresses most payloads: the stricter measure.
 *
 * @param {string} text
 */
function compressed(text, quality = 9) {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  }).byteLength;
}
