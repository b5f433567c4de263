import type * as oxc from '@oxc-project/types';
import { unquoted } from '../../../kernel/text/unquoted.ts';
import { parsed } from './parsed.ts';
import type { Traced } from './traced.ts';

/** A statement of a declaration file, or a member of one. */
export interface Part {
  /** What it is called among its siblings: `getPhoto`, `addListener('resume')`, `./core.ts`. */
  name: string;
  /** The end of what is before it. */
  from: number;
  doc?: Doc;
  /** Where its code begins, after the doc comment. */
  code: number;
  end: number;
  /** What is in its braces. */
  body?: Body;
  /** Overloads are one part. */
  isCallable: boolean;
}

export interface Doc {
  start: number;
  end: number;
}

export interface Body {
  /** Between its braces. */
  start: number;
  end: number;
  parts: Part[];
  /** What is between two parts on one line. */
  separator: ',' | ';' | '';
}

/** The statements of a declaration file but imports, which are no part of an API. */
export function outline(source: Traced): Body {
  const { text } = source;
  const { program, comments } = parsed(source);
  const docs = new Map<number, Doc>();
  for (const { type, value, start, end } of comments)
    if (type === 'Block' && value.startsWith('*'))
      docs.set(end + /^\s*/.exec(text.slice(end))![0].length, { start, end });
  const code = ({ start, end }: oxc.Span): string => text.slice(start, end);

  function listOf(nodes: Node[], start: number): Part[] {
    const parts: Part[] = [];
    let from = start;
    for (const node of nodes) {
      const separator = /^\s*[,;]/.exec(text.slice(node.end));
      const end = node.end + (separator?.[0].length ?? 0);
      const last = parts.at(-1);
      const doc = docs.get(node.start);
      const name = nameOf(node, code);
      if (node.type === 'ImportDeclaration') from = end;
      else if (last && last.name === name && last.isCallable && isCallable(node)) from = last.end = end;
      else {
        const body = bodyOf(node);
        parts.push({
          name,
          from,
          code: node.start,
          end,
          isCallable: isCallable(node),
          ...(doc && { doc }),
          ...(body && {
            body: { ...body.inner, separator: body.separator, parts: listOf(body.nodes, body.inner.start) },
          }),
        });
        from = end;
      }
    }
    return parts;
  }

  return { start: 0, end: text.length, parts: listOf(program.body, 0), separator: '' };
}

type Node = oxc.Statement | oxc.TSSignature | oxc.ClassElement | oxc.TSEnumMember;

function declarationOf(node: Node): Node {
  return node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node;
}

function isCallable(node: Node): boolean {
  return /Method|Function/.test(declarationOf(node).type);
}

function nameOf(node: Node, code: (span: oxc.Span) => string): string {
  const declaration = declarationOf(node);
  if (declaration.type === 'VariableDeclaration') return code(declaration.declarations[0]!.id).split(':', 1)[0]!.trim();
  if ('key' in declaration) return code(declaration.key) + eventOf(declaration, code);
  if ('id' in declaration && declaration.id) return unquoted(code(declaration.id));
  if ('source' in declaration && declaration.source) return declaration.source.value;
  if (declaration.type === 'TSIndexSignature') return `[${code(declaration.parameters[0]!)}]`;
  return code(declaration).split('{', 1)[0]!.trim();
}

/** Listeners differ by the event that is their first parameter: `('resume')`. */
function eventOf(node: Node, code: (span: oxc.Span) => string): string {
  const params =
    'params' in node ? node.params : 'value' in node && node.value && 'params' in node.value ? node.value.params : [];
  const [first] = Array.isArray(params) ? params : [];
  const type = first && 'typeAnnotation' in first ? first.typeAnnotation?.typeAnnotation : undefined;
  return type?.type === 'TSLiteralType' ? `(${code(type)})` : '';
}

interface Braces {
  inner: oxc.Span;
  nodes: Node[];
  separator: Body['separator'];
}

function bodyOf(node: Node): Braces | undefined {
  const declaration = declarationOf(node);
  switch (declaration.type) {
    case 'TSInterfaceDeclaration':
    case 'ClassDeclaration':
      return braces(declaration.body, declaration.body.body, ';');
    case 'TSEnumDeclaration':
      return braces(declaration.body, declaration.body.members, ',');
    case 'TSModuleDeclaration':
      return declaration.body?.type === 'TSModuleBlock'
        ? braces(declaration.body, declaration.body.body as oxc.Statement[], '')
        : undefined;
    case 'TSTypeAliasDeclaration':
      return literal(declaration.typeAnnotation);
    case 'TSPropertySignature':
      return declaration.typeAnnotation ? literal(declaration.typeAnnotation.typeAnnotation) : undefined;
    default:
      return undefined;
  }
}

function literal(type: oxc.TSType): Braces | undefined {
  return type.type === 'TSTypeLiteral' ? braces(type, type.members, ';') : undefined;
}

function braces({ start, end }: oxc.Span, nodes: Node[], separator: Body['separator']): Braces {
  return { inner: { start: start + 1, end: end - 1 }, nodes, separator };
}
