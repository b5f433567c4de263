/** What can be called or, of a query, as much of it as is written. In lower case. */
export interface Signature {
  /** Empty if there is none. */
  name: string;
  /** What it takes, and at last what it returns. */
  parts: SignaturePart[];
  /** Whether there are brackets for what it takes. */
  isCall: boolean;
}

export interface SignaturePart {
  /** The parameter's name, or one of `places`. */
  name: string;
  type: string[];
}

/** Instead of the name of a parameter. */
export const places = {
  /** A parameter without a name. */
  taken: '(',
  returned: '=>',
  /** A type alone. */
  any: '',
};

/** Reads `static getPhoto(options?: ImageOptions) => Promise<Photo>`, with either arrow or a colon, or one of its parts. */
export function readSignature(text: string): Signature {
  const [head = '', ...result] = cut(text, ['=>', '->', ':']);
  const [, before = '', list] = /^([^(]*)(?:\((.*?)\)?)?$/s.exec(head)!;
  const isCall = list !== undefined;
  const returned = { name: places.returned, type: tokensOf(result.join('=>')) };
  const parts = isCall
    ? [...cut(list, [',']).map(readParameter), returned]
    : [before === '' ? returned : result.length > 0 ? readParameter(text) : { name: places.any, type: tokensOf(text) }];
  const [name] = /[\w$]*$/.exec(before)!;
  return { name: isCall ? name.toLowerCase() : '', parts: parts.filter(({ type }) => type.length > 0), isCall };
}

function readParameter(text: string): SignaturePart {
  const [first = '', ...type] = cut(text, [':']);
  const tokens = tokensOf(first);
  return type.length > 0
    ? { name: tokens.join(''), type: tokensOf(type.join(':')) }
    : { name: places.taken, type: tokens };
}

/** Names, strings and signs. Nobody searches for the sign that something is optional. */
export function tokensOf(type: string): string[] {
  return type.toLowerCase().match(/[=-]>|[\w$]+|'[^']*'|"[^"]*"|[^\s?.]/g) ?? [];
}

/** Cuts outside brackets. The `>` of an arrow is none. */
function cut(text: string, separators: string[]): string[] {
  const parts = [''];
  let depth = 0;
  for (const piece of text.match(/[=-]>|[^]/g) ?? []) {
    if ('([{<'.includes(piece)) depth++;
    if (')]}>'.includes(piece)) depth--;
    if (depth === 0 && separators.includes(piece)) parts.push('');
    else parts.push(parts.pop()! + piece);
  }
  return parts.map((part) => part.trim());
}
