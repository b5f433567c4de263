import type { Mistake, Problem } from '../../kernel/problems.ts';
import type {
  DeclaredText,
  HeadTag,
  PluginFile,
  PluginPage,
  PluginProse,
  PluginSample,
} from '../../site/plugins/plugin.ts';
import type { PageLink, PageWork, Part } from '../../site/plugins/plugin-markdown.ts';

// What hooks have to return, for messages to people who write plugins.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;
const listOf =
  <Item>(isItem: (item: Record<string, unknown>) => boolean) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every((item) => isObject(item) && isItem(item));
const isPath = (value: unknown): boolean =>
  isText(value) && /^[\w.~-]+(?:\/[\w.~-]+)*$/.test(value) && !/(?:^|\/)\.\.?(?:\/|$)/.test(value);

const isTexts = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every((one) => isObject(one) && isText(one['text']) && Array.isArray(one['lines']));

export const shapes = {
  problems: {
    is: listOf<Problem>(
      ({ severity, message }) => ['error', 'warning'].includes(severity as string) && isText(message),
    ),
    expected: 'a list of problems: { severity: "error" or "warning", message, file, line, hint }',
  },
  files: {
    is: listOf<PluginFile>(
      ({ path, content, key, make }) =>
        isPath(path) && (isText(content) || isBytes(content) || (isText(key) && typeof make === 'function')),
    ),
    expected:
      'a list of files: { path: "feed.xml", content } or { path, key, make }, with paths of plain letters, digits, "-", "_", "." and "/"',
  },
  pages: {
    is: listOf<PluginPage>(({ path, title }) => isPath(path) && isText(title)),
    expected:
      'a list of pages: { path: "status", title, props }, with paths of plain letters, digits, "-", "_", "." and "/"',
  },
  head: {
    is: listOf<HeadTag>(
      ({ tag, attributes = {}, content = '' }) =>
        ['link', 'meta', 'script', 'style'].includes(tag as string) &&
        isObject(attributes) &&
        Object.values(attributes).every((value) => isText(value) || value === true) &&
        isText(content),
    ),
    expected: 'a list of tags: { tag: "link", "meta", "script" or "style", attributes, content }',
  },
  samples: {
    is: listOf<PluginSample>(
      ({ file, line, language, code, implied = '' }) =>
        isText(file) &&
        typeof line === 'number' &&
        ['ts', 'tsx', 'json'].includes(language as string) &&
        isText(code) &&
        isText(implied) &&
        !implied.includes('\n'),
    ),
    expected:
      'a list of samples: { file, line, language: "ts", "tsx" or "json", code, implied }, with implied on one line',
  },
  prose: {
    is: listOf<PluginProse>(({ file, line, text }) => isText(file) && typeof line === 'number' && isText(text)),
    expected: 'a list of texts: { file, line, text }',
  },
  work: {
    is: (value: unknown): value is PageWork | undefined => value === undefined || isObject(value),
    expected: 'an object with render, linkTo, definitions, languages or transforms, or nothing',
  },
  part: {
    is: (value: unknown): value is Part => isObject(value) && (isText(value['html']) || Array.isArray(value['known'])),
    expected: 'a part { html, headings, ids }, or { known: [names] }',
  },
  link: {
    is: (value: unknown): value is PageLink | Mistake =>
      isObject(value) && (isText(value['target']) || (isText(value['message']) && isText(value['hint']))),
    expected: 'a link { target, class }, or what is wrong { message, hint }',
  },
  items: {
    is: (value: unknown): value is Record<string, Record<string, unknown>> =>
      isObject(value) && Object.values(value).every(isObject),
    expected: 'an object with properties for each id',
  },
  id: {
    is: (value: unknown): value is string | undefined => value === undefined || isText(value),
    expected: 'an id, or nothing',
  },
  types: {
    is: (value: unknown): value is Record<string, string | Record<string, DeclaredText>> =>
      isObject(value) && Object.values(value).every((one) => isText(one) || isTexts(one)),
    expected: 'an object with the path of files for each name, or with their texts: { name: { text, lines } }',
  },
  text: { is: isText, expected: 'text' },
  bytes: { is: isBytes, expected: 'the bytes of a file' },
};
