/** ASCII characters, one bit each, by their codes: below 32, below 64, below 96, below 128. */
export type CharacterSet = [number, number, number, number];

export function charactersOf(text: string): CharacterSet {
  const set: CharacterSet = [0, 0, 0, 0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128) set[code >> 5]! |= 1 << (code & 31);
  }
  return set;
}

/** Whether the characters of a text include one of each needed set. */
export function hasNeeded(text: CharacterSet, needed: CharacterSet[]): boolean {
  for (const set of needed)
    if (((set[0] & text[0]) | (set[1] & text[1]) | (set[2] & text[2]) | (set[3] & text[3])) === 0) return false;
  return true;
}

interface Need {
  size: number;
  set: CharacterSet;
}

interface Group {
  isNegative: boolean;
  /** What each of its alternatives needs. */
  alternatives: Need[][];
}

/** Almost every line has one of so many characters. */
const tooMany = 30;
/** Classes, escapes, beginnings of groups, intervals and single characters. */
const token = /\[(?:\\.|[^\]\\])*\]|\\(?:x..|[^])|\((?:\?(?:[:=!]|<[=!]))?|\{\d[\d,]*\}|[^]/g;

/**
 * Sets of characters, one of each of which is in every line that an expression matches. It is in JavaScript's syntax, as
 * `asciiPattern` writes it. What it looks at before and after its match is on the same line, and counts.
 */
export function neededCharacters(source: string): CharacterSet[] {
  const open: Group[] = [{ isNegative: false, alternatives: [[]] }];
  const add = (needs: Need[]): void =>
    void open
      .at(-1)!
      .alternatives.at(-1)!
      .push(...needs);
  const tokens = source.match(token) ?? [];
  tokens.forEach((part, index) => {
    const group = open.at(-1)!;
    const next = tokens[index + 1]?.[0];
    const isOptional = next === '?' || next === '*' || next === '{';
    if (part.startsWith('(')) open.push({ isNegative: part.endsWith('!'), alternatives: [[]] });
    else if (part === '|') group.alternatives.push([]);
    else if (part === ')') {
      open.pop();
      if (!group.isNegative && !isOptional) add(needsOf(group));
    } else if (!isOptional) add(membersOf(part));
  });
  return [...new Set(needsOf(open[0]!).map(({ set }) => set))];
}

function needsOf({ alternatives }: Group): Need[] {
  if (alternatives.length === 1) return alternatives[0]!;
  if (alternatives.some((needs) => needs.length === 0)) return [];
  const all = alternatives.map((needs) => needs.reduce((best, need) => (need.size < best.size ? need : best)));
  const size = all.reduce((sum, need) => sum + need.size, 0);
  const set = [0, 1, 2, 3].map((word) => all.reduce((bits, need) => bits | need.set[word]!, 0)) as CharacterSet;
  return size > tooMany ? [] : [{ size, set }];
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const known = new Map<string, Need[]>();

function membersOf(part: string): Need[] {
  let needs = known.get(part);
  if (!needs) {
    const members = charactersMatchedBy(part);
    const isUseful = members !== undefined && members.length <= tooMany;
    known.set(part, (needs = isUseful ? [{ size: members.length, set: charactersOf(members) }] : []));
  }
  return needs;
}

/** Nothing if it matches no character, but a place, or is about what precedes it. */
function charactersMatchedBy(part: string): string | undefined {
  if (/^(?:[.?*+^$]|\{.+|\\[bB\d])$/.test(part)) return undefined;
  if (/^\\?\W$/.test(part) || part.length === 1) return part.at(-1);
  const expression = new RegExp(part);
  return ascii.filter((one) => expression.test(one)).join('');
}
