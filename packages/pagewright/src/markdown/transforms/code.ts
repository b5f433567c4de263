import type { Element, ElementContent } from 'hast';
import { type HastNode, type HastPluginDefinition, defineHastPlugin } from 'satteri';
import { readCodeMarks } from '../code/code-marks.ts';
import { drawnDiagram } from '../code/diagram.ts';
import { type FenceMeta, fenceMistake, parseFenceMeta, renderFence } from '../code/fence.ts';
import { isKnownLanguage, languageHint } from '../../highlight/highlight.ts';
import { scriptGrammar } from '../../highlight/languages.ts';
import { commandMistakes, convertCommands, packageManagers } from '../code/package-managers.ts';
import { type CompileContext, lineOf, report, sourceOf } from '../context.ts';

/** Highlights fences; a fence in the language `npm` becomes tabs for each package manager. */
export function codeBlocks(page: CompileContext): HastPluginDefinition {
  /** The code of a fence that names a file. */
  const fromFile = (node: Readonly<Element>, meta: string, text: string): string | undefined => {
    const { file } = parseFenceMeta(meta);
    if (file === undefined) return undefined;
    if (text.trim() !== '')
      report(
        page,
        'code-block-option',
        node,
        'this code block shows a file, not its own text',
        'remove its text, or file="…"',
      );
    const found = page.resolveCode(file);
    if ('code' in found) return found.code;
    report(page, 'missing-code', node, found.message, found.hint);
    return undefined;
  };
  /** A diagram always has a caption: without scripts, nothing else would say what the code is. */
  const withCaption = (meta: FenceMeta, language: string): FenceMeta =>
    language === 'mermaid' && page.mermaid ? { title: page.strings['diagram.label'], ...meta } : meta;
  return defineHastPlugin({
    name: 'code-blocks',
    element: {
      filter: ['pre'],
      visit(node, context) {
        const code = node.children.find(
          (child): child is Element => child.type === 'element' && child.tagName === 'code',
        );
        if (!code) return;
        const { lang = '', meta = '' } = (code.data ?? {}) as { lang?: string; meta?: string };
        const text = context.textContent(code);
        const fileCode = fromFile(node, meta, text);
        const { code: shown, marks, mistakes } = readCodeMarks(fileCode ?? text);
        const render = (source: string, language: string): HastNode => {
          const grammar = scriptGrammar(language, source);
          const definitions = grammar && page.plugins?.definitions(source, grammar);
          return {
            type: 'raw',
            value: renderFence(source, language, withCaption(parseFenceMeta(meta), language), {
              highlight: page.highlight,
              definitions,
              strings: page.strings,
              marks,
            }),
          };
        };
        if (!isClosed(sourceOf(node, context), text))
          report(
            page,
            'unclosed-code-block',
            node,
            'the code block is not closed',
            'close it with the same characters as it starts with, at least as many, on a line of their own',
          );
        for (const { line, message, hint } of mistakes)
          report(page, 'code-mark', lineOf(node) + (fileCode === undefined ? line : 0), message, hint);
        const mistake = fenceMistake(meta, shown.replace(/\n$/, '').split('\n').length);
        if (mistake) report(page, mistake.rule, node, mistake.message, mistake.hint);
        if (lang === 'npm') {
          for (const { line, message, hint } of commandMistakes(shown))
            report(page, 'npm-command', lineOf(node) + line, message, hint);
          return packageManagerTabs((manager) => render(convertCommands(shown, manager), 'sh'));
        }
        if (lang === 'mermaid' && page.mermaid) return drawnDiagram(render(shown, lang));
        if (lang === 'mermaid')
          report(
            page,
            'diagram-as-code',
            node,
            'this diagram is shown as code',
            'set markdown: { mermaid: true } in site.config.ts and run npm install mermaid; for code, use the language mmd',
          );
        if (!isKnownLanguage(lang))
          report(page, 'unknown-language', node, `unknown language "${lang}" for a code block`, languageHint(lang));
        return render(shown, lang);
      },
    },
  });
}

/** Without its end, a code block contains the rest of the page. */
function isClosed(source: string, text: string): boolean {
  const fence = /^(?:`+|~+)/.exec(source)?.[0];
  if (!fence) return true;
  const lines = source.split('\n');
  const end = lines
    .at(-1)!
    .replace(/^[\s>]*/, '')
    .trimEnd();
  if (!end.startsWith(fence) || end.replaceAll(fence[0]!, '') !== '') return false;
  // It may also be the last line of the code: a fence in a quote, in a sample of Markdown.
  const codeLines = text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
  return codeLines < lines.length - 1;
}

function packageManagerTabs(render: (manager: (typeof packageManagers)[number]) => HastNode): HastNode {
  const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name, value });
  const element = (name: string, attributes: ReturnType<typeof attribute>[], children: HastNode[]) =>
    ({ type: 'mdxJsxFlowElement', name, attributes, children: children as ElementContent[] }) as unknown as HastNode;
  return element(
    'Tabs',
    [attribute('group', 'package-manager')],
    packageManagers.map((manager) =>
      element('Tab', [attribute('value', manager), attribute('label', manager)], [render(manager)]),
    ),
  );
}
