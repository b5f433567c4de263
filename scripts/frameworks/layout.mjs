// The project that a page about a framework describes: its tree, its files, what to install, and the web directory.
import { codeBlocks, readPage } from './page-source.mjs';

/**
 * @typedef {object} Layout
 * @property {string[]} tree Paths of all files in the tree that the page begins with. What commands write is not among them.
 * @property {Map<string, string>} files The files that the page shows, with their text.
 * @property {string[]} commands `npm install …`
 * @property {string} webDir
 */

/**
 * @param {string} version
 * @param {string} page
 * @returns {Layout}
 */
export function readLayout(version, page) {
  const blocks = codeBlocks(readPage(version, page));
  const drawing = blocks.find(({ code }) => code.includes('├──'));
  const tree = readTree(drawing?.code ?? '');
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const block of blocks) {
    const { title, code } = block;
    // A comma introduces an explanation: the block is a part of the file, or another state of it.
    if (!title || title.includes(', ') || block === drawing) continue;
    // Shared text cannot know the folder that a framework keeps such files in.
    const place = title.includes('/') ? title : (tree.find((path) => path.split('/').at(-1) === title) ?? title);
    files.set(place, code);
  }
  const commands = blocks
    .filter(({ language }) => language === 'npm' || language === 'sh')
    .flatMap(({ code }) => code.trim().split('\n'));
  const settings = [...files].find(([path]) => path.startsWith('trispan.config'))?.[1] ?? '';
  const webDir = /"?webDir"?: ['"]([^'"]+)['"]/.exec(settings)?.[1];
  if (!webDir) throw new Error(`${version}/${page}: no webDir in trispan.config.*`);
  return { tree, files, commands: commands.filter((line) => line.startsWith('npm install ')), webDir };
}

/**
 * The files of a tree drawn with ├──. A folder has entries below it, or a note beside it.
 * @param {string} drawing
 */
function readTree(drawing) {
  /** @type {string[]} */
  const folders = [];
  /** @type {{ path: string, note: string | undefined }[]} */
  const entries = [];
  for (const [, indent = '', name = '', note] of drawing.matchAll(/^([│ ]*)[├└]── (\S+)(?: {2,}(.*))?$/gm)) {
    const depth = indent.length / 4;
    folders.splice(depth);
    entries.push({ path: [...folders, name].join('/'), note });
    folders.push(name);
  }
  const isFolder = (/** @type {string} */ path) => entries.some((entry) => entry.path.startsWith(`${path}/`));
  return entries
    .filter(({ path, note }) => note === undefined && !isFolder(path) && !/^(android|ios)$/.test(path))
    .map(({ path }) => path);
}
