import { isMap, isScalar, parseDocument } from 'yaml';
import { type Fields, fields } from '../foreign/values.ts';

export interface FrontMatter {
  values: Fields;
  /** Each field as it is written, with its lines. */
  written: Map<string, { source: string; line: number }>;
  /** Where the text of the page begins. */
  bodyStart: number;
}

const block = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Reads the fields at the top of a page, of which nothing has been checked. */
export function readFields(source: string): FrontMatter {
  const match = block.exec(source);
  if (!match) return { values: {}, written: new Map(), bodyStart: 0 };
  const text = match[1] ?? '';
  const document = parseDocument(text, { prettyErrors: false });
  const written: FrontMatter['written'] = new Map();
  if (document.errors.length > 0 || !isMap(document.contents)) {
    const values = readLines(text, written);
    return { values, written, bodyStart: match[0].length };
  }
  const starts = document.contents.items.map(({ key }) => (isScalar(key) ? (key.range?.[0] ?? 0) : 0));
  document.contents.items.forEach(({ key }, index) => {
    if (!isScalar(key)) return;
    const lines = text.slice(starts[index], starts[index + 1] ?? text.length).trimEnd();
    written.set(String(key.value), { source: lines, line: text.slice(0, starts[index]).split('\n').length + 1 });
  });
  return { values: fields(document.toJS()), written, bodyStart: match[0].length };
}

/** What a laxer parser would have read: one field per line. */
function readLines(text: string, written: FrontMatter['written']): Fields {
  const values: Fields = {};
  text.split('\n').forEach((line, index) => {
    const [, key, value] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (!key) return;
    values[key] = value!.trim().replace(/^(['"])(.*)\1$/, '$2');
    written.set(key, { source: `${key}: ${JSON.stringify(values[key])}`, line: index + 2 });
  });
  return values;
}
