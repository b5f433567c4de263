import { inlineElements } from '../../markdown/html/html-elements.ts';
import { texOf } from '../../kernel/html/formula.ts';
import { type HtmlNode, isElement, textOf } from '../../kernel/html/parse-html.ts';
import type { Run, Runs } from './block.ts';

/** Says itself what is new, which a comparison would only repeat. */
export const changesAttribute = 'data-changes';

/** The text of nodes as it is read: without marks and targets of links, in which nobody looks for what has changed. */
export function readRuns(nodes: HtmlNode[]): Runs {
  return tidy(nodes.flatMap(runsOf));
}

function runsOf(node: HtmlNode): Runs {
  if (!isElement(node)) return [node];
  const { tag, attributes, children } = node;
  if (changesAttribute in attributes) return [];
  if (tag === 'code' || tag === 'math') return [{ code: tag === 'math' ? texOf(node) : textOf(node) }];
  // A drawing that stands for its name.
  if (attributes['role'] === 'img' || tag === 'svg') return [attributes['aria-label'] ?? ''];
  if (tag === 'input') return ['checked' in attributes ? '☑' : '☐'];
  if (tag === 'br') return [' '];
  if (tag === 'wbr' || tag === 'pre') return [];
  const runs = children.flatMap(runsOf);
  return inlineElements.has(tag) ? runs : [' ', ...runs, ' '];
}

/** Adjacent texts as one, with single spaces and none at both ends. */
function tidy(runs: Runs): Runs {
  const tidied: Runs = [];
  for (const run of runs) {
    const last = tidied.at(-1);
    if (typeof run !== 'string') tidied.push({ code: run.code.replace(/\s+/g, ' ').trim() });
    else if (typeof last === 'string') tidied[tidied.length - 1] = last + run;
    else tidied.push(run);
  }
  return tidied.map((run, index) => squeeze(run, index === 0, index === tidied.length - 1)).filter((run) => run !== '');
}

function squeeze(run: Run, isFirst: boolean, isLast: boolean): Run {
  if (typeof run !== 'string') return run;
  const text = run.replace(/\s+/g, ' ');
  const begun = isFirst ? text.trimStart() : text;
  return isLast ? begun.trimEnd() : begun;
}
