import { type Signature, type SignaturePart, places } from './signature.ts';
import type { TypeQuery } from './type-query.ts';

const weight = {
  /** All names and arrows of a type in their order, with others between them: `Promise<Photo>` in `Promise<{ photo: Photo }>`. */
  scattered: 0.4,
  /** For each word and sign of the type that was not asked for. */
  rest: 0.05,
  /** A type without more is meant as a result. */
  asParameter: 0.7,
  otherName: 0.6,
  /** For each part that was not asked for. */
  otherPart: 0.05,
};

/** They say little without the parameter's name. */
const common = /^(?:any|boolean|null|number|object|string|undefined|unknown|void|\W+)$/;

/** How well something to call, or the name of a type, fits a query, from 0 to 1. */
export function fitOf({ name, readings, isEmpty, isOpen }: TypeQuery, own: Signature): number {
  if (name !== '' && name !== own.name) return 0;
  const fits = readings.map((parts, at) => {
    if (isEmpty && at === 0 && own.parts.length > 1) return 0;
    return parts.reduce(
      (fit, asked) => fit * Math.max(0, ...own.parts.map((part) => fitOfPart(asked, part, isOpen))),
      1 / (1 + weight.otherPart * Math.max(0, own.parts.length - parts.length)),
    );
  });
  return Math.max(...fits);
}

function fitOfPart(asked: SignaturePart, own: SignaturePart, isOpen: boolean): number {
  return fitOfPlace(asked, own.name) * fitOfType(asked.type, own.type, isOpen);
}

function fitOfPlace({ name, type }: SignaturePart, own: string): number {
  const isParameter = own !== places.returned && own !== places.any;
  if (name === places.any) return isParameter ? weight.asParameter : 1;
  if (name === own || (name === places.taken && isParameter)) return 1;
  return !isParameter || name === places.returned || type.every((token) => common.test(token)) ? 0 : weight.otherName;
}

function fitOfType(asked: string[], own: string[], isOpen: boolean): number {
  const last = asked.length - 1;
  const isAt = (token: string, at: number, found = ''): boolean =>
    token === found || (isOpen && at === last && found.startsWith(token));
  const isWhole = own.some((_, from) => asked.every((token, at) => isAt(token, at, own[from + at])));
  const fit = isWhole ? 1 : isScattered(asked, own) ? weight.scattered : 0;
  return fit / (1 + weight.rest * Math.abs(own.length - asked.length));
}

function isScattered(asked: string[], own: string[]): boolean {
  const left = asked.filter((token) => isName(token) || token === '=>');
  for (const token of own) if (token === left[0]) left.shift();
  return left.length === 0;
}

export function isName(token: string): boolean {
  return /^[\w$]/.test(token);
}
