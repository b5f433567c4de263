// The code blocks of a page of Trispan Docs, as a reader of one version gets them: shared text in its place, other versions' text left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../../site/content');

/**
 * @typedef {object} CodeBlock
 * @property {string} language
 * @property {string | undefined} title
 * @property {string | undefined} tab The value of the tab that the block is in.
 * @property {string} code
 */

/**
 * @param {string} version Its folder, such as `v4`.
 * @param {string} page Such as `frameworks/react`.
 */
export function readPage(version, page) {
  const folder = join(content, version);
  return resolve(version, readFileSync(join(folder, `${page}.mdx`), 'utf8'));
}

/**
 * @param {string} version
 * @param {string} text
 * @returns {string}
 */
function resolve(version, text) {
  return text
    .replace(/^\s*<Only versions="([^"]*)">\n([\s\S]*?)^\s*<\/Only>$/gm, (_, versions, inner) =>
      versions.split(' ').includes(version) ? inner : '',
    )
    .replace(/^( *)<Include file="([^"]*)" \/>$/gm, (_, indent, file) => {
      const shared = resolve(version, readFileSync(join(content, 'shared', file), 'utf8'));
      return shared.replace(/^(?=.)/gm, indent);
    });
}

/**
 * @param {string} text
 * @returns {CodeBlock[]}
 */
export function codeBlocks(text) {
  /** @type {CodeBlock[]} */
  const blocks = [];
  const parts = /^( *)```(\w+)([^\n]*)\n([\s\S]*?)^\1```$|^ *<Tab value="([^"]*)"|^ *(<\/Tab>)$/gm;
  /** @type {string | undefined} */
  let tab;
  for (const [, indent = '', language, meta = '', code = '', opened, closed] of text.matchAll(parts)) {
    if (opened) tab = opened;
    else if (closed) tab = undefined;
    else if (language) {
      const title = /title="([^"]*)"/.exec(meta)?.[1];
      blocks.push({ language, title, tab, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') });
    }
  }
  return blocks;
}
