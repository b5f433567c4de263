import { describe, expect, it } from 'vitest';
import { lineOfKey, lineOfPath, lineOfText } from './locate.ts';

const source = `import type { Sidebars } from 'pagewright';
// { docs: ['not here'] }
const before = { docs: 1 };

export default {
  docs: [
    'a', // a comment, with [brackets]
    { type: 'category', label: 'It\\'s, [odd', items: ['b',
      'c'] },
    'd',
  ],
  other: make({ docs: ['x'] }, [1, 2]),
  'quoted-key': {
    deep: true,
  },
} satisfies Sidebars;
`;

describe('lineOfPath', () => {
  it.each([
    [['docs'], 6],
    [['docs', 0], 7],
    [['docs', 1], 8],
    [['docs', 1, 'label'], 8],
    [['docs', 1, 'items', 0], 8],
    [['docs', 1, 'items', 1], 9],
    [['docs', 2], 10],
    [['other'], 12],
    [['quoted-key', 'deep'], 14],
  ])('%j is on line %i', (path, line) => {
    expect(lineOfPath(source, path)).toBe(line);
  });

  it('treats names that every object inherits like any other', () => {
    expect(
      lineOfPath('export default {\n  constructor: {\n    toString: 1,\n  },\n};', ['constructor', 'toString']),
    ).toBe(3);
  });

  it('falls back to what is around a missing value', () => {
    expect(lineOfPath(source, ['docs', 1, 'missing'])).toBe(8);
    expect(lineOfPath(source, ['quoted-key', 'missing'])).toBe(13);
    expect(lineOfPath(source, ['missing'])).toBe(5);
  });

  it('finds the fields of an object that goes through a function', () => {
    const wrapped = "import { title } from 'y';\nexport default defineSite({\n  url: 'U',\n  title: 'T',\n});\n";
    expect(lineOfPath(wrapped, ['title'])).toBe(4);
    expect(lineOfPath(wrapped, ['missing'])).toBe(2);
  });

  it('finds the fields of an object that is exported by name', () => {
    expect(
      lineOfPath("import x from 'y';\nconst config = {\n  title: 'T',\n};\nexport default config;\n", ['title']),
    ).toBe(3);
  });
});

describe('lineOfKey', () => {
  it('finds a key of a YAML block, else the first line', () => {
    expect(lineOfKey('title: a\nslug: b', 'slug')).toBe(2);
    expect(lineOfKey('title: slug:', 'slug')).toBe(1);
  });
});

describe('lineOfText', () => {
  it('finds a quoted text', () => {
    expect(lineOfText('docs\n"docs"', 'docs')).toBe(2);
    expect(lineOfText("'docs/a'", 'docs')).toBeUndefined();
  });
});
