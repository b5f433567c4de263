import type { Element, ElementContent } from 'hast';
import { type HastNode, type HastPluginDefinition, type HastVisitorContext, defineHastPlugin } from 'satteri';
import { callouts } from '../../contract/page-styles.ts';
import { readCodeMarks } from '../code/code-marks.ts';
import { drawnDiagram } from '../code/diagram.ts';
import { type FenceMeta, type LineMarks, fenceMistake, parseFenceMeta, renderFence } from '../code/fence.ts';
import { type Fence, fenceOf, sharedBlocks } from '../code/shared-blocks.ts';
import { outputLanguage, parseSession } from '../code/shell.ts';
import { isKnownLanguage, languageHint } from '../../highlight/highlight.ts';
import { scriptGrammar } from '../../highlight/languages.ts';
import { commandMistakes, convertCommands, packageManagers } from '../code/package-managers.ts';
import { type CompileContext, lineOf, report, sourceOf } from '../context.ts';

/** Highlights fences; one in the language `npm` becomes tabs for each package manager, and commands in a row share a box. */
export function codeBlocks(page: CompileContext): HastPluginDefinition {
  /** The code of a fence that names a file. */
  const fromFile = (node: Readonly<Element>, meta: string, text: string) => {
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
    if ('code' in found) return found;
    report(page, 'missing-code', node, found.message, found.hint);
    return undefined;
  };
  /** A diagram always has a caption: without scripts, nothing else would say what the code is. */
  const withCaption = (meta: FenceMeta, language: string): FenceMeta =>
    language === 'mermaid' && page.mermaid ? { title: page.strings['diagram.label'], ...meta } : meta;
  const render = (source: string, language: string, options: RenderOptions): HastNode => {
    const grammar = scriptGrammar(language, source);
    const definitions = grammar && page.plugins?.definitions(source, grammar);
    const value = renderFence(source, language, withCaption(parseFenceMeta(options.meta), language), {
      highlight: page.highlight,
      definitions,
      strings: page.strings,
      marks: options.marks,
      output: options.output,
    });
    if (value.includes('<span class="line')) page.used.add(callouts);
    return { type: 'raw', value };
  };
  /** Lines of the code blocks that are shown in the box of an earlier one. */
  const shown = new Set<number>();
  /** What a fence shows; whatever is wrong with it is reported. */
  const read = ({ node, code, language, meta }: Fence, context: HastVisitorContext) => {
    const text = context.textContent(code);
    const shownFile = fromFile(node, meta, text);
    const { code: source, marks, mistakes } = readCodeMarks(shownFile?.code ?? text);
    marks.highlighted.push(...(shownFile?.added ?? []));
    if (!isClosed(sourceOf(node, context), text))
      report(
        page,
        'unclosed-code-block',
        node,
        'the code block is not closed',
        'close it with the same characters as it starts with, at least as many, on a line of their own',
      );
    for (const { line, message, hint } of mistakes)
      report(page, 'code-mark', lineOf(node) + (shownFile === undefined ? line : 0), message, hint);
    const mistake = fenceMistake(meta, source.replace(/\n$/, '').split('\n').length);
    if (mistake) report(page, mistake.rule, node, mistake.message, mistake.hint);
    if (language === 'npm')
      for (const { line, message, hint } of commandMistakes(source))
        report(page, 'npm-command', lineOf(node) + line, message, hint);
    else if (language === 'mermaid' && !page.mermaid)
      report(
        page,
        'diagram-as-code',
        node,
        'this diagram is shown as code',
        'set markdown: { mermaid: true } in site.config.ts and run npm install mermaid; for code, use the language mmd',
      );
    else if (!isKnownLanguage(language))
      report(page, 'unknown-language', node, `unknown language "${language}" for a code block`, languageHint(language));
    return { source, marks };
  };
  return defineHastPlugin({
    name: 'code-blocks',
    element: {
      filter: ['pre'],
      visit(node, context) {
        const fence = fenceOf(node);
        if (!fence) return;
        if (shown.has(lineOf(node))) return context.removeNode(node);
        const { language, meta } = fence;
        const { source, marks } = read(fence, context);
        if (language === 'mermaid' && page.mermaid) {
          // One that cannot be drawn says so in an admonition.
          page.used.add(callouts);
          return drawnDiagram(render(source, language, { meta, marks }));
        }
        const session = language === 'console' ? parseSession(source) : undefined;
        if (session) return joined(session.map(({ commands, output }) => render(commands, 'sh', { meta, output })));
        const others = sharedBlocks(fence, context);
        for (const other of others) shown.add(lineOf(other.node));
        const blocks = [fence, ...others].map((one) => ({
          language: one.language,
          source: one === fence ? source : read(one, context).source,
        }));
        const output = blocks.find((block) => block.language === outputLanguage && block.source !== source)?.source;
        const commands = blocks.filter((block) => block.language !== outputLanguage || blocks.length === 1);
        const options = { meta, marks, output };
        if (commands.some((block) => block.language === 'npm'))
          return packageManagerTabs((manager) =>
            render(
              commands
                .map((block) => (block.language === 'npm' ? convertCommands(block.source, manager) : block.source))
                .join(''),
              'sh',
              options,
            ),
          );
        return render(commands.map((block) => block.source).join(''), language, options);
      },
    },
  });
}

interface RenderOptions {
  meta: string;
  marks?: LineMarks | undefined;
  output?: string | undefined;
}

function joined(blocks: HastNode[]): HastNode {
  return { type: 'raw', value: blocks.map((block) => (block.type === 'raw' ? block.value : '')).join('') };
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
    'CodeTabs',
    [attribute('group', 'package-manager')],
    packageManagers.map((manager) =>
      element('Tab', [attribute('value', manager), attribute('label', manager)], [render(manager)]),
    ),
  );
}
