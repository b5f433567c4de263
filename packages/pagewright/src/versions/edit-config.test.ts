import { describe, expect, it } from 'vitest';
import type { CutNames } from './cut-names.ts';
import { configAfterCut, configAfterDrop } from './edit-config.ts';

const names = {
  latest: { name: 'current', label: 'v3', folder: 'v3' },
  older: { name: 'v2', label: 'v2', folder: 'v2', path: 'v2' },
  banner: 'unmaintained',
} as CutNames;

const lines = (...text: string[]): string => `${text.join('\n')}\n`;

describe('the configuration after a cut', () => {
  it('has one more version, and keeps comments and layout', () => {
    const before = lines(
      '// 日本語 𝄞',
      'export default defineSite({',
      "  title: 'A', // the title",
      '  versions: [',
      '    // The newest first.',
      '    {',
      "      name: 'current',",
      "      label: 'v2',",
      "      folder: 'v2',",
      "      path: '',",
      '      isLast: true, // for now',
      "      moved: { a: 'b' },",
      '    },',
      "    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1' },",
      '  ],',
      '});',
    );
    expect(configAfterCut(before, names)).toBe(
      lines(
        '// 日本語 𝄞',
        'export default defineSite({',
        "  title: 'A', // the title",
        '  versions: [',
        '    // The newest first.',
        "    { name: 'current', label: 'v3', folder: 'v3', path: '', isLast: true },",
        '    {',
        "      name: 'v2',",
        "      label: 'v2',",
        "      folder: 'v2',",
        "      path: 'v2',",
        "      banner: 'unmaintained', // for now",
        "      moved: { a: 'b' },",
        '    },',
        "    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1' },",
        '  ],',
        '});',
      ),
    );
  });

  it('has each version on a line of its own, where there was only one; in its quotes, and with its landing page', () => {
    const before = `const versions = [{ name: "current", label: "v2", folder: "docs", path: "", isLast: true, mainDocId: "start" }] as const;
export default { versions } satisfies SiteConfig;
`;
    const folders = { latest: { ...names.latest, folder: 'docs' }, older: names.older, banner: 'none' } as CutNames;
    expect(configAfterCut(before, folders)).toBe(`const versions = [
  { name: "current", label: "v3", folder: "docs", path: "", isLast: true, mainDocId: "start" },
  { name: "v2", label: "v2", folder: "v2", path: "v2", mainDocId: "start" },
] as const;
export default { versions } satisfies SiteConfig;
`);
  });

  it('has the banner in the place of the one before', () => {
    const before =
      "export default { versions: [{ name: 'a', label: 'v2', folder: 'v2', path: '', banner: 'none', isLast: true }] };";
    expect(configAfterCut(before, names)).toContain(
      "{ name: 'v2', label: 'v2', folder: 'v2', path: 'v2', banner: 'unmaintained' },",
    );
  });

  it.each([
    'export default { versions: list };',
    "import list from './versions.ts'; export default { versions: list };",
    'export default { versions: [...list] };',
    "export default { versions: [{ ...common, name: 'a', folder: 'a', path: '', isLast: true }] };",
    "export default { versions: [{ name: 'a', folder: 'v' + 2, path: '', isLast: true }] };",
    'export default makeSite();',
    'export default { ...common };',
  ])('is not guessed: %s', (before) => {
    expect(configAfterCut(before, names)).toBeUndefined();
  });
});

describe('the configuration after a version is gone', () => {
  const before = `import { defineSite } from 'pagewright';

export default defineSite({
  versions: [
    { name: 'current', label: 'v3', folder: 'v3', path: '', isLast: true },
    {
      name: 'v2',
      folder: 'v2',
      path: 'v2',
      moved: { 'b': 'c' },
    },
    { name: 'v1', folder: 'v1', path: 'v1' }
  ],
  plugins: [],
});
`;
  const redirects = { file: 'redirects/v2.ts', name: 'v2Redirects' };

  it('has its redirects, and what the next newer version says of moved pages', () => {
    expect(configAfterDrop(before, { name: 'v2', moved: { b: 'c' }, redirects }))
      .toBe(`import { defineSite } from 'pagewright';
import v2Redirects from './redirects/v2.ts';

export default defineSite({
  versions: [
    { name: 'current', label: 'v3', folder: 'v3', path: '', isLast: true, moved: { b: 'c' } },
    { name: 'v1', folder: 'v1', path: 'v1' }
  ],
  plugins: [],
  redirects: [...v2Redirects],
});
`);
  });

  it('says nothing of pages that have moved since the oldest one', () => {
    expect(configAfterDrop(before, { name: 'v1', moved: {} })).toBe(
      before
        .replace("      moved: { 'b': 'c' },\n", '')
        .replace("    },\n    { name: 'v1', folder: 'v1', path: 'v1' }\n", '    }\n'),
    );
  });

  it('adds to a list of redirects, and leaves alone what is no list', () => {
    const withList = before.replace('plugins: []', "redirects: [\n    // Old.\n    { from: '/a', to: '/b' },\n  ]");
    expect(configAfterDrop(withList, { name: 'v2', moved: {}, redirects })).toContain(
      "redirects: [\n    // Old.\n    ...v2Redirects,\n    { from: '/a', to: '/b' },\n  ],",
    );
    const withCall = before.replace('plugins: []', 'redirects: readRedirects()');
    expect(configAfterDrop(withCall, { name: 'v2', moved: {}, redirects })).toBeUndefined();
  });
});
