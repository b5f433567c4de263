import { isAscii } from '../../kernel/text/slug.ts';
import { fold, piecesOf, readable } from './scripts.ts';

// How text becomes terms, both for indexing and for queries.

/** Not indexed in texts, but in titles and headings. */
const stopWords = new Set(
  'a about again already also an and another any are as at be because been both but by can could did do does each else for from had has have he her here how i if in into is it its itself just let like may me more most my need no not of on only or other our out please same should so some still such than that the their them then there these they this those though to too up use using want was we were what when where whether which while who why will with would you your'.split(
    ' ',
  ),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

let stopTerms: Set<string> | undefined;

/** Whether a term is the stem of such a word. */
export function isStopTerm(term: string): boolean {
  return (stopTerms ??= new Set([...stopWords].map(stem))).has(term);
}

const run = /[\p{L}\p{N}_]+/gu;
const part = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;
// ASCII versions, enough for most texts: the first use of Unicode classes takes a slow phone 20 ms.
const plainRun = /\w+/g;
const plainPart = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** Only the letters and digits of a text, to recognise a name however it is written: `camera.getphoto`. */
export function nameOf(text: string): string {
  return text.toLowerCase().replace(isAscii(text) ? /[^a-z\d]/g : /[^\p{L}\p{N}]/gu, '');
}

/** Whether a text ends in a word that may still be incomplete. */
export function endsInWord(text: string): boolean {
  return (isAscii(text) ? /\w$/ : /[\p{L}\p{N}_]$/u).test(text);
}

function runsOf(text: string): string[] {
  if (isAscii(text)) return text.match(plainRun) ?? [];
  return (readable(text).match(run) ?? []).flatMap((found) => piecesOf(found).map((piece) => fold(piece.text)));
}

export interface Word {
  /** In lower case. */
  whole: string;
  /** The parts of a compound name: `getCurrentPosition` → get, current, position. */
  parts: string[];
}

/** The words of a text in order. Punctuation separates: `server.androidScheme` is two words, `--inline` one. */
export function wordsOf(text: string): Word[] {
  return runsOf(text).map(splitWord);
}

function splitWord(word: string): Word {
  const parts = word.match(isAscii(word) ? plainPart : part) ?? [];
  return { whole: word.toLowerCase(), parts: parts.length > 1 ? parts.map((piece) => piece.toLowerCase()) : [] };
}

/** Cache of words seen before: a site repeats the same few thousand words. */
const known = new Map<string, string[]>();

/** The terms of a text: stems of words, whole compound names and stems of their parts. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of runsOf(text)) {
    let own = known.get(word);
    if (!own) {
      const { whole, parts } = splitWord(word);
      known.set(word, (own = parts.length > 0 ? [whole, ...parts.map(stem)] : [stem(whole)]));
    }
    terms.push(...own);
  }
  return terms;
}

/** Strips insignificant endings: plural, -ing, -ed, a silent -e. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let base = word;
  if (base.endsWith('s')) {
    if (/[sui]s$/.test(base)) return base;
    if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
    else base = base.slice(0, /(?:ch|sh|x|ss|zz)es$/.test(base) ? -2 : -1);
  }
  const ending = base.endsWith('ing') ? 3 : base.endsWith('ed') ? 2 : 0;
  if (ending > 0) {
    const verb = base.slice(0, -ending);
    if (verb.length > 2 && /[aeiouy]/.test(verb)) base = verb.replace(/([bdfgmnprt])\1$/, '$1');
  }
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base;
}

/** Longest first. Four letters must remain, so `creation` loses `ion`, not `ation`. */
const endings = ['ation', 'ition', 'ment', 'ness', 'able', 'ible', 'ator', 'ion', 'ity', 'at', 'or', 'er', 'al', 'ly'];

/** The common root of a word family: create, creation, creator. Coarser than a stem, so it is weaker evidence. */
export function familyName(word: string): string {
  const root = stem(word);
  const ending = endings.find((end) => root.endsWith(end) && root.length - end.length >= 4);
  const base = ending ? root.slice(0, -ending.length) : root;
  // Also after another ending: `deployment` and `deploy`.
  return base.length > 4 && base.endsWith('y') ? base.slice(0, -1) : base;
}

// Not the first number of `4.0.1`: the history of an API has one in every paragraph.
const numbered = /([A-Za-z]{2,}) v?(\d{1,2})(?![\d%]|\.\d+\.\d)/g;
const dotted = /(?<![\w./-])([A-Za-z]{2,})\.(js|html)(?![\w(/]|\.\w)/g;

/** Words with what says which one is meant, as one term: `Java 11` → java11, `Next.js` → nextjs. */
export function compoundsOf(text: string): string[] {
  return [...text.matchAll(numbered), ...text.matchAll(dotted)]
    .map(([, word, rest]) => [word!.toLowerCase(), rest!] as const)
    .filter(([word]) => !isStopWord(word))
    .map(([word, rest]) => stem(word + rest));
}
