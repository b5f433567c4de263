import { parseSync } from 'rolldown/utils';
import { lineAt } from '../../kernel/text/locate.ts';

// The compiler follows what a file names: paths in imports and in comments lead it to any file of the machine, and its messages show
// pieces of what it finds there. So it sees nothing before this has read it.

export interface Mistake {
  line: number;
  message: string;
}

/** How imports may name what is documented, or anything else: `@scope/camera`, `react`, `node:fs`, `./helper`, `#own/a`, `@/b.css`. */
const packages = /^(?:node:|#|@\/)?(?:@?[\w-][\w.-]*)(?:\/[\w-][\w.-]*)*$/;
const ownFiles = /^\.{1,2}(?:\/\.\.){0,3}(?:\/[\w-][\w.-]*)*\/?$/;
/** Comments that the compiler obeys and that name files or packages. */
const orders = /^\/\s*<|@jsx/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** What keeps a snippet from being compiled: syntax, and what would lead the compiler out of the declarations. */
export function inspect(path: string, code: string, isDocumented: (module: string) => boolean): Mistake[] {
  const { program, comments, errors } = parseSync(path, code);
  const at = (offset: number, message: string): Mistake => ({ line: lineAt(code, offset), message });
  if (errors.length > 0) return errors.map(({ labels, message }) => at(labels[0]?.start ?? 0, message));
  const mistakes = comments
    .filter(({ value }) => orders.test(value))
    .map(({ start }) => at(start, 'comments that tell the compiler what to load are not allowed here'));
  // Not by recursion: the nesting is as deep as somebody likes.
  const open: unknown[] = [program];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (isNode(node)) {
      const message = mistakeIn(node, code, isDocumented);
      if (message) mistakes.push(at(node.start, message));
    }
    open.push(...Object.values(node));
  }
  return mistakes.sort((a, b) => a.line - b.line);
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string' && 'start' in value;
}

function mistakeIn(node: Node, code: string, isDocumented: (module: string) => boolean): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression': {
      const module = textOf(node['source'], code);
      if (module === undefined || packages.test(module) || ownFiles.test(module)) return undefined;
      return `${JSON.stringify(module)} cannot be imported here: only packages and files beside the snippet can`;
    }
    // What these name has no stand-in.
    case 'TSImportType':
    case 'TSExternalModuleReference':
    case 'TSModuleDeclaration': {
      const module = textOf(node['source'] ?? node['argument'] ?? node['expression'] ?? node['id'], code);
      if (module === undefined || isDocumented(module)) return undefined;
      return `${JSON.stringify(module)} can only be named like this if its declarations are documented; use an import at the top`;
    }
    default:
      return undefined;
  }
}

/** The text of a literal. One with an escape is returned as it is written, which no pattern allows: it may mean anything. */
function textOf(value: unknown, code: string): string | undefined {
  if (typeof value !== 'object' || value === null || !isNode(value)) return undefined;
  if (value.type === 'TSLiteralType') return textOf(value['literal'], code);
  const { start, end } = value;
  const written = typeof end === 'number' ? code.slice(start, end) : '';
  const isText = /^['"`]/.test(written);
  if (!isText)
    return value.type === 'Identifier' || value.type.startsWith('TSQualified') ? undefined : nonText(value, written);
  return written.includes('\\') ? written : written.slice(1, -1);
}

/** An expression that is computed leads nowhere before it runs; anything else that is no text is not understood, and so not allowed. */
function nonText({ type }: Node, written: string): string | undefined {
  return type.endsWith('Expression') ? undefined : written;
}
