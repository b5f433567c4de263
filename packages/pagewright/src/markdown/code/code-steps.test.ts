import { describe, expect, it } from 'vitest';
import { takeRegion } from './code-region.ts';

const source = `// #region step-1
// #region step-3
import b from 'b';

// #endregion
let lamp = 1;

// #region step-2
lamp += 1;
// #region step-3
b(lamp);
// #endregion
// #endregion
// #region step-1-to-2
show(lamp);
// #endregion

// #region other
end();
// #endregion
// #endregion
`;

describe('a file up to a step', () => {
  it('has what is there from that step on or from an earlier one', () => {
    expect(takeRegion(source, 'up-to-step-1')).toMatchObject({
      code: 'let lamp = 1;\n\nshow(lamp);\n\nend();\n',
      numbers: [6, 7, 15, 17, 19],
    });
    expect(takeRegion(source, 'up-to-step-2')).toMatchObject({
      code: 'let lamp = 1;\n\nlamp += 1;\nshow(lamp);\n\nend();\n',
    });
    expect(takeRegion(source, 'up-to-step-9')).toMatchObject({
      code: "import b from 'b';\n\nlet lamp = 1;\n\nlamp += 1;\nb(lamp);\n\nend();\n",
    });
  });

  it('says which lines the step added, unless it added all', () => {
    expect(takeRegion(source, 'up-to-step-1')).toMatchObject({ added: [] });
    expect(takeRegion(source, 'up-to-step-2')).toMatchObject({ added: [[3, 3]] });
    expect(takeRegion(source, 'up-to-step-3')).toMatchObject({
      added: [
        [1, 2],
        [6, 6],
      ],
    });
  });

  it.each([
    [source, 'up-to-stop-1', 'there is no region "stop-…"', 'mark a step in the file: #region stop-1'],
    ['// #region step-1\na', 'up-to-step-1', 'a region has no end', 'add a comment with #endregion to the file'],
    [
      '# region step-3\na\n# endregion'.replaceAll('# ', '#'),
      'up-to-step-2',
      'there is nothing yet at step-2',
      'the first is step-3',
    ],
  ])('refuses, of %j, the part %s', (text, part, message, hint) => {
    expect(takeRegion(text, part)).toEqual({ message, hint });
  });
});
