import type { Element } from 'hast';
import type { HastNode, HastVisitorContext } from 'satteri';
import { isShell, outputLanguage } from './shell.ts';

export interface Fence {
  node: Readonly<Element>;
  code: Readonly<Element>;
  language: string;
  /** What follows the language. */
  meta: string;
}

/** A code block as the parser leaves it. */
export function fenceOf(node: Readonly<HastNode>): Fence | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const code = node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code');
  const { lang = '', meta = '' } = (code?.data ?? {}) as { lang?: string; meta?: string };
  return code && { node, code, language: lang, meta };
}

/** Commands, and then what they print, without anything that is about one of the code blocks alone. */
const canShare = ({ language, meta }: Fence): boolean =>
  meta === '' && language !== 'console' && (isShell(language) || language === outputLanguage);

/**
 * The code blocks that are shown in the same box as this one: those after a code block of commands that are commands as
 * well, up to what they print. Nothing but blank lines is between them.
 */
export function sharedBlocks(first: Fence, context: HastVisitorContext): Fence[] {
  if (!canShare(first) || first.language === outputLanguage) return [];
  const siblings = (context.parent(first.node) as Element).children as Readonly<HastNode>[];
  const shared: Fence[] = [];
  for (const sibling of siblings.slice(context.indexOf(first.node)! + 1)) {
    if (sibling.type === 'text' && sibling.value.trim() === '') continue;
    const fence = fenceOf(sibling);
    if (!fence || !canShare(fence)) break;
    shared.push(fence);
    if (fence.language === outputLanguage) break;
  }
  return shared;
}
