import { type ParseResult, parseSync } from 'rolldown/utils';
import type { Traced } from './traced.ts';

const results = new WeakMap<Traced, ParseResult>();

/** Parsing is most of the work, and several steps need the same tree. */
export function parsed(source: Traced): ParseResult {
  let result = results.get(source);
  if (!result) results.set(source, (result = parseSync('declarations.ts', source.text, { lang: 'ts' })));
  return result;
}
