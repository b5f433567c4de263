import * as v from 'valibot';
import { fieldOfItem, flag, plainPath, text } from './fields.ts';

export const versionBanners = ['none', 'unmaintained', 'unreleased'] as const;

const version = v.strictObject({
  /** Identifies the version in the search index and in readers' stored choices. */
  name: v.pipe(text, plainPath(/^[a-z0-9.-]+$/, 'use only lower-case letters, digits, dots and hyphens')),
  /** What readers see: `v4`. */
  label: text,
  /** Folder under content/ and reference/, and name of the file under commands/. */
  folder: v.pipe(
    text,
    plainPath(/^(?!shared$)[\w.-]+$/, 'expected the name of a folder in content/, other than "shared"'),
  ),
  /** Path under the base URL; empty for the latest version. */
  path: v.pipe(
    v.string('expected text'),
    plainPath(
      /^([a-z0-9.-]+(\/[a-z0-9.-]+)*)?$/,
      'expected a path without a leading or trailing slash, such as "v3", or ""',
    ),
  ),
  /** Whether it is the latest version; exactly one is. */
  isLast: v.optional(flag, false),
  /** Id of the doc that is the version's landing page; with another name it needs `slug: /` to be at the root. */
  mainDocId: v.optional(text, 'index'),
  /** Doc id here → doc id of the same page in the next older version, where they differ. */
  moved: v.optional(v.record(text, text), {}),
  /** What a note above each page says about the version. */
  banner: v.optional(v.picklist(versionBanners, 'expected "none", "unmaintained" or "unreleased"'), 'none'),
});

export const versionsSchema = v.pipe(
  v.array(version, 'expected a list of versions'),
  v.minLength(1, 'add at least one version'),
  v.check((list) => list.filter((item) => item.isLast).length === 1, 'set isLast: true on exactly one version'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const list = dataset.value;
    list.forEach((item, index) => {
      const report = (key: 'name' | 'folder' | 'path', message: string): void =>
        addIssue({ input: item[key], message, path: fieldOfItem(list, index, key) });
      for (const key of ['name', 'folder', 'path'] as const) {
        const first = list.findIndex((other) => other[key] === item[key]);
        if (first < index) report(key, `versions[${first}] has the same ${key}; give each version its own`);
      }
      if (item.isLast && item.path !== '')
        report('path', 'set it to "": the version with isLast: true is at the root of the site');
    });
  }),
);
