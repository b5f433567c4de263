import type { Mistake } from '../../kernel/problems.ts';

/** Code that shows how something is used: what follows `@example` in its doc comment. */
export interface Example {
  code: string;
  language: 'ts' | 'tsx';
  /** Where the code begins: in a comment, the offset from its start; in the model, the line of the file. */
  line: number;
}

/** What can be shown as the example of something: code, or a value of an option. */
export type ExampleKind = 'code' | 'value' | 'none';

const howTo = 'write a block of ```ts on the lines after the tag';

/**
 * What follows `@example`, or what is wrong with it; nothing if it is a value and may be one.
 * @param lines What is on the tag's own line, and the lines up to the next tag.
 * @param at The line of the tag.
 */
export function readExample(lines: readonly string[], at: number, wanted: ExampleKind): Example | Mistake | undefined {
  const isCode = lines.slice(1).some((text) => fence.test(text));
  if (wanted === 'none')
    return { message: '"@example" is not shown here', hint: 'give it to a method, an event or a type' };
  if (wanted === 'value')
    return isCode
      ? { message: 'the "@example" of an option is a value, not code', hint: 'write the value after it: @example 70' }
      : undefined;
  return isCode ? readCode(lines, at) : { message: '"@example" has no code', hint: howTo };
}

const fence = /^(`{3,}|~{3,})\s*(.*)$/;

function readCode(lines: readonly string[], at: number): Example | Mistake {
  const open = lines.findIndex((text) => fence.test(text));
  const [, marks = '', meta = ''] = fence.exec(lines[open]!)!;
  if (lines.slice(0, open).some((text) => text !== ''))
    return { message: 'there is text between "@example" and its code', hint: 'move it before all tags' };
  if (meta !== 'ts' && meta !== 'tsx')
    return { message: `the code of "@example" is in "${meta}", not in TypeScript`, hint: howTo };
  const close = lines.indexOf(marks, open + 1);
  if (close < 0) return { message: 'the code of "@example" does not end', hint: `close it with ${marks}` };
  if (lines.slice(close + 1).some((text) => text !== ''))
    return { message: 'there is text after the code of "@example"', hint: 'move it before all tags' };
  const code = lines.slice(open + 1, close).join('\n');
  if (code.trim() === '') return { message: 'the code of "@example" is empty', hint: howTo };
  return { code, language: meta, line: at + open + 1 };
}
