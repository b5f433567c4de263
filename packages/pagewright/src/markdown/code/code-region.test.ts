import { describe, expect, it } from 'vitest';
import { takeRegion } from './code-region.ts';

const source = `import a from 'a';

  // #region start
  a.start();

    // #region inner
    a.inner();
    // #endregion

  // #endregion start
/* #region other */
\tb();
/* #endregion */
`;

describe('takeRegion', () => {
  it('takes the whole file without a part, and no markers', () => {
    expect(takeRegion('// #region a\nb\n// #endregion\n', '')).toMatchObject({ code: 'b\n' });
  });

  it('takes a region without the indentation that its lines share', () => {
    expect(takeRegion(source, 'start')).toMatchObject({
      code: 'a.start();\n\n  a.inner();\n\n'.replace(/\n\n$/, '\n'),
    });
    expect(takeRegion(source, 'inner')).toMatchObject({ code: 'a.inner();\n' });
    expect(takeRegion(source, 'other')).toMatchObject({ code: 'b();\n' });
  });

  it('takes lines', () => {
    expect(takeRegion('a\n  b\n  c\nd\n', 'L2-L3')).toMatchObject({ code: 'b\nc\n' });
    expect(takeRegion('a\nb', 'L2')).toMatchObject({ code: 'b\n' });
  });

  it.each([
    '# region a\nb\n# endregion',
    '<!-- #region a -->\nb\n<!-- #endregion a -->',
    '#pragma region a\nb\n#pragma endregion',
    '{/* #region a */}\nb\n{/* #endregion */}',
    '-- #region a\nb\n-- #endregion',
    '(* #region a *)\nb\n(* #endregion *)',
    '#Region a\nb\n#EndRegion',
  ])('knows the comments of %s', (text) => {
    expect(takeRegion(text, 'a')).toMatchObject({ code: 'b\n' });
  });

  it.each([
    [source, 'strat', 'there is no region "strat"', 'did you mean "start"?'],
    [source, 'nothing', 'there is no region "nothing"', 'its regions are: start, inner, other'],
    ['a', 'b', 'there is no region "b"', 'mark it in the file with comments: #region b and #endregion'],
    ['// #region a\nb', 'a', 'the region "a" has no end', 'add a comment with #endregion a to the file'],
    ['a\nb', 'L2-L3', 'there are no lines 2 to 3', 'use lines 1 to 2, with the smaller number first: #L1-L2'],
    ['a\nb', 'L2-L1', 'there are no lines 2 to 1', 'use lines 1 to 2, with the smaller number first: #L1-L2'],
  ])('refuses, of %j, the part %s', (text, part, message, hint) => {
    expect(takeRegion(text, part)).toEqual({ message, hint });
  });
});
