import { describe, expect, it } from 'vitest';
import { changeLists, hasLists, includesOf, withCut, without } from './only-lists.ts';

const cut = { from: 'v4', latest: 'v5', older: 'v4' };

describe('a list of versions', () => {
  it.each([
    ['v4', 'v5 v4'],
    ['v4 v3', 'v5 v4 v3'],
    ['v3 v4', 'v3 v4 v5'],
    ['v3 v2', 'v3 v2'],
    ['v5 v4', 'v5 v4'],
    ['v40', 'v40'],
  ])('%s names the new one as well: %s', (before, after) => {
    expect(withCut(before, cut)).toBe(after);
  });

  it('names the older one as well where the folder of the latest keeps its name', () => {
    expect(withCut('docs', { from: 'docs', latest: 'docs', older: 'v1' })).toBe('docs v1');
  });

  it('no longer names one that is gone', () => {
    expect(['v4 v3 v2', 'v2', 'v3'].map((list) => without(list, 'v2'))).toEqual(['v4 v3', '', 'v3']);
  });
});

describe('the lists of a fragment', () => {
  const text = `Before.

<Only versions="v3 v2">
For both.
</Only>
<Only versions="v2">
For v2.
</Only>

\`\`\`ts
a();
  <Only versions="v2">
b();
  </Only>
\`\`\`

<Only versions="v4 v3 v2">

For all.

</Only>

After.
`;

  it('change, and nothing else', () => {
    expect(changeLists(text, (list) => `v5 ${list}`)).toBe(text.replaceAll('versions="', 'versions="v5 '));
    expect(changeLists(text, (list) => list)).toBe(text);
    const windows = text.replaceAll('\n', '\r\n');
    expect(changeLists(windows, (list) => `v5 ${list}`)).toBe(windows.replaceAll('versions="', 'versions="v5 '));
  });

  it('leave nothing behind that is for no version, and no tags around what is for all', () => {
    expect(changeLists(text, (list) => without(list, 'v2'), ['v4', 'v3'])).toBe(`Before.

<Only versions="v3">
For both.
</Only>

\`\`\`ts
a();
\`\`\`

For all.

After.
`);
  });

  it('would be lists in a page that becomes a fragment, also in its code', () => {
    expect(hasLists('A\n\n```mdx\n<Only versions="v1">\n```\n')).toBe(true);
    expect(hasLists('A `<Only versions="v1">` in a text\n')).toBe(false);
  });
});

it('finds what a text includes, but not in its code', () => {
  expect(
    includesOf('<Include file="a.mdx" />\n\n```mdx\n<Include file="b.mdx" />\n```\n\n  <Include file="c/d.mdx"/>\n'),
  ).toEqual(['a.mdx', 'c/d.mdx']);
});
