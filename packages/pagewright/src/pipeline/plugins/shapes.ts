import type { Problem } from '../../kernel/problems.ts';
import type { HeadTag, PageWork, Part, PluginFile, PluginPage } from '../../site/plugins/plugin.ts';

// What hooks have to return, for messages to people who write plugins.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const listOf =
  <Item>(isItem: (item: Record<string, unknown>) => boolean) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every((item) => isObject(item) && isItem(item));
const isPath = (value: unknown): boolean =>
  isText(value) && /^[\w.~-]+(?:\/[\w.~-]+)*$/.test(value) && !/(?:^|\/)\.\.?(?:\/|$)/.test(value);

export const shapes = {
  problems: {
    is: listOf<Problem>(
      ({ severity, message }) => ['error', 'warning'].includes(severity as string) && isText(message),
    ),
    expected: 'a list of problems: { severity: "error" or "warning", message, file, line, hint }',
  },
  files: {
    is: listOf<PluginFile>(({ path, content }) => isPath(path) && (isText(content) || content instanceof Uint8Array)),
    expected:
      'a list of files: { path: "feed.xml", content }, with paths of plain letters, digits, "-", "_", "." and "/"',
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
  work: {
    is: (value: unknown): value is PageWork | undefined => value === undefined || isObject(value),
    expected: 'an object with render, definitions, languages or transforms, or nothing',
  },
  part: {
    is: (value: unknown): value is Part => isObject(value) && (isText(value['html']) || Array.isArray(value['known'])),
    expected: 'a part { html, headings, ids }, or { known: [names] }',
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
  texts: {
    is: (value: unknown): value is Record<string, string> => isObject(value) && Object.values(value).every(isText),
    expected: 'an object with a text for each name',
  },
  text: { is: isText, expected: 'text' },
};
