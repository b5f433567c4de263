import type { ReferencePage } from '../site/plugins/plugin-markdown.ts';
import { mdxToJs } from 'satteri';
import { cards } from '../contract/page-styles.ts';
import type { SiteStrings } from '../contract/strings/strings.ts';
import { english } from '../contract/strings/tables.ts';
import { type Problem, SiteError, throwOnFatal } from '../kernel/problems.ts';
import { type SourceSegment, sourceLocation } from '../site/docs/source-segments.ts';
import { prepareHighlighter } from '../highlight/highlight.ts';
import { pageSyntax } from './page-syntax.ts';
import { toPageError } from './parser-error.ts';
import { parserPlugins } from './parser-plugins.ts';
import { componentAttributes } from './component-names.ts';
import type { Link, CompileContext } from './context.ts';
import type { Heading } from './heading.ts';
import { prepareFormulas } from './formula.ts';
import { unreadFormulas } from './checks/unread-formulas.ts';
import { PageTokens, type TokenTable } from '../highlight/tokenize.ts';

export interface CompileInput extends Pick<
  CompileContext,
  | 'file'
  | 'components'
  | 'resolveLink'
  | 'resolveImage'
  | 'resolveFile'
  | 'resolveCode'
  | 'plugins'
  | 'math'
  | 'mermaid'
  | 'hasOwnTitle'
  | 'isChangelog'
> {
  source: string;
  /** Where the lines of the source come from, if some are from fragments. */
  segments?: SourceSegment[];
  /** The texts of the interface in the language of the page; English if absent. */
  strings?: SiteStrings;
  /** Tokens of its code from an earlier compilation. */
  tokens?: TokenTable;
}

export interface CompiledPage {
  /** Function body that takes the JSX runtime and returns the page's component as `default`. */
  code: string;
  /** For the page's next compilation. */
  tokens: TokenTable;
  headings: Heading[];
  /** Set if a part makes the page a reference. */
  reference?: ReferencePage;
  /** Names of the components of site and plugins that it uses, and of what else has styles of its own (`page-styles.ts`). */
  components: string[];
  links: Link[];
  /** Broken rules, not yet at the site's levels; what no page survives is thrown. */
  problems: Problem[];
}

/** Compiles one page. Markup without components is folded into HTML strings, so it costs no elements at run time. */
export async function compilePage(input: CompileInput): Promise<CompiledPage> {
  const { segments } = input;
  if (!segments || segments.length < 2) return compile(input);
  // What is in declarations already has its own location.
  const atOrigin = (problem: Problem): Problem =>
    problem.line && problem.file === input.file ? onPage(problem, sourceLocation(segments, problem.line)) : problem;
  /** Whether a link of shared text is broken depends on the page. */
  const onPage = (problem: Problem, location: { file: string; line: number }): Problem => ({
    ...problem,
    ...location,
    ...(problem.rule === 'broken-link' && location.file !== input.file && { pages: [input.file] }),
  });
  try {
    const page = await compile(input);
    return {
      ...page,
      links: page.links.map((link) => (link.file ? link : { ...link, ...sourceLocation(segments, link.line) })),
      problems: page.problems.map(atOrigin),
    };
  } catch (error) {
    throw error instanceof SiteError ? new SiteError(error.problems.map(atOrigin)) : error;
  }
}

/** Grammars are loaded only for code whose tokens were not kept, and only the parsed page tells which that is. */
async function compile(input: CompileInput): Promise<CompiledPage> {
  const missing = new Set<string>();
  // A page without kept tokens needs most of its grammars: guessing them saves the second compilation.
  const guess =
    Object.keys(input.tokens ?? {}).length > 0
      ? []
      : [...fenceLanguages(input.source), ...(input.plugins?.languages ?? [])];
  const page = await compileWith(guess, input, missing);
  return missing.size > 0 ? compileWith([...guess, ...missing], input) : page;
}

async function compileWith(
  languages: Iterable<string>,
  { source, segments, tokens: kept, strings = english, ...input }: CompileInput,
  missing?: Set<string>,
): Promise<CompiledPage> {
  const tokens = new PageTokens(kept);
  const unread = input.math ? [] : unreadFormulas(source, input.file);
  const page: CompileContext = {
    ...input,
    strings,
    highlight: await prepareHighlighter(languages, tokens, missing),
    used: new Set(),
    headings: [],
    rowIds: [],
    ownIds: [],
    oldIds: [],
    links: [],
    images: new Map(),
    problems: [...unread],
  };
  const renderFormula = input.math ? await prepareFormulas() : undefined;
  let code: string;
  try {
    const compiled = await mdxToJs(source, {
      ...parserPlugins(page, renderFormula),
      features: {
        ...pageSyntax,
        math: input.math ?? false,
        gfm: { footnotes: { label: strings['footnotes.label'], backLabel: strings['footnotes.back'] } },
      },
      outputFormat: 'function-body',
      // A summary must be a direct child of its details: folded into a string it would get a wrapper element.
      optimizeStatic: { component: 'Static', prop: 'html', ignoreElements: ['summary'] },
    });
    code = compiled.code;
  } catch (error) {
    const failure =
      error instanceof SiteError
        ? error
        : toPageError(error, { file: page.file, source, ...(segments && { segments }) });
    // Formulas that are not read as such may be the cause: their braces are then expressions.
    throw failure instanceof SiteError ? new SiteError([...unread, ...failure.problems]) : failure;
  }
  page.problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  throwOnFatal(page.problems);
  const inOrder = page.headings.toSorted((a, b) => a.line - b.line).map(({ line: _line, ...heading }) => heading);
  const others = [...page.used].filter((name) => !Object.hasOwn(componentAttributes, name) || cards.includes(name));
  return {
    code,
    tokens: tokens.used,
    headings: inOrder,
    ...(page.reference && { reference: page.reference }),
    components: others,
    links: page.links,
    problems: page.problems,
  };
}

/** What the languages of a page's fences seem to be, wherever they stand: in lists, quotes, footnotes. */
function fenceLanguages(source: string): Set<string> {
  const languages = new Set(Array.from(source.matchAll(/(?:```|~~~)[ \t]*([\w+#-]+)/g), ([, name]) => name!));
  for (const commands of ['npm', 'console']) if (languages.delete(commands)) languages.add('sh');
  return languages;
}
