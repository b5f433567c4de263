import { describe, expect, it } from 'vitest';
import { blankCodeMarks, readCodeMarks } from './code-marks.ts';

/** The kinds of marks that there are, with their ranges. */
function marksOf(code: string): object {
  return Object.fromEntries(Object.entries(readCodeMarks(code).marks).filter(([, ranges]) => ranges.length > 0));
}

describe('readCodeMarks', () => {
  it.each([
    ['a(); // [!code ++]', 'a();'],
    ['a = 1 # [!code ++]', 'a = 1'],
    ['select 1 -- [!code ++]', 'select 1'],
    ['(a) ;; [!code ++]', '(a)'],
    ['<p> <!-- [!code ++] -->', '<p>'],
    ['<p> {/* [!code ++] */}', '<p>'],
    ['a {} /* [!code ++] */', 'a {}'],
    ['"text", // [!code ++]', '"text",'],
    ['let a (* [!code ++] *)', 'let a'],
    ['\\a % [!code ++]', '\\a'],
    ['a();// [!code ++]  ', 'a();'],
    ['  a(); // why [!code ++]', '  a(); // why'],
    ['a {} /* why [!code ++] */', 'a {} /* why */'],
  ])('removes the comment of %s', (line, shown) => {
    expect(readCodeMarks(`${line}\n`).code).toBe(`${shown}\n`);
    expect(marksOf(line)).toEqual({ inserted: [[1, 1]] });
  });

  it.each([
    ['--', 'deleted'],
    ['highlight', 'highlighted'],
    ['hl', 'highlighted'],
    ['focus', 'focused'],
    ['error', 'errors'],
    ['warning', 'warnings'],
  ])('knows %s', (name, kind) => {
    expect(marksOf(`a\nb // [!code ${name}]\nc`)).toEqual({ [kind]: [[2, 2]] });
  });

  it('reads several marks of a line, and those for several lines', () => {
    const { code, marks, mistakes } = readCodeMarks('a // [!code ++:2] [!code focus]\nb\n// [!code --:2]\nc\nd\n');
    expect(code).toBe('a\nb\nc\nd\n');
    expect(marks).toMatchObject({ inserted: [[1, 2]], focused: [[1, 1]], deleted: [[3, 4]] });
    expect(mistakes).toEqual([]);
  });

  it('reads the comments that Docusaurus has', () => {
    const code = 'a\n// highlight-next-line\nb\nc\n<!-- highlight-start -->\nd\ne\n# highlight-end\n';
    expect(readCodeMarks(code).code).toBe('a\nb\nc\nd\ne\n');
    expect(marksOf(code)).toEqual({
      highlighted: [
        [2, 2],
        [4, 5],
      ],
    });
  });

  it('leaves alone what is in no comment, and what is written with two exclamation marks', () => {
    const code = 'say("[!code ++]");\nno-highlight-start\n';
    expect(readCodeMarks(code)).toMatchObject({ code, mistakes: [] });
    expect(readCodeMarks('a // [!!code ++]')).toMatchObject({ code: 'a // [!code ++]', mistakes: [] });
  });

  it.each([
    ['a\nb // [!code hightlight]', 2, 'unknown mark [!code hightlight]', 'did you mean [!code highlight]?'],
    ['a // [!code ++:0]', 1, 'unknown mark [!code ++:0]', expect.stringContaining('[!code ++:2]')],
    ['a // [!code word:b]', 1, 'unknown mark [!code word:b]', expect.stringContaining('use one of: [!code ++]')],
    ['a // [!code ++:2]', 1, '[!code ++:2] marks lines after the end of the code', expect.anything()],
    ['a\n// highlight-next-line', 2, 'highlight-next-line marks lines after the end of the code', expect.anything()],
    ['a\n// highlight-start', 2, 'highlight-start has no highlight-end after it', expect.anything()],
    ['// highlight-end', 1, 'highlight-end has no highlight-start before it', 'remove it'],
  ])('reports %s', (code, line, message, hint) => {
    expect(readCodeMarks(code).mistakes).toEqual([{ line, message, hint }]);
  });
});

it('blankCodeMarks keeps the lines', () => {
  expect(blankCodeMarks('{\n  // [!code ++:1]\n  "a": 1 // [!code --]\n}')).toBe('{\n\n  "a": 1\n}');
});
