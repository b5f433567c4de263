import { Visitor } from 'rolldown/utils';
import { parsed } from './parsed.ts';
import { type Traced, retold } from './traced.ts';

/** A declaration file that calls some types by other names, also in the code of its comments. Where they are declared they keep theirs. */
export function rename(source: Traced, names: ReadonlyMap<string, string>): Traced {
  if (names.size === 0) return source;
  const { program, comments } = parsed(source);
  const keys = new Set<number>();
  const edits: { start: number; end: number; text: string }[] = [];
  const isKey = (key: { start: number }, computed: boolean): void => {
    if (!computed) keys.add(key.start);
  };
  new Visitor({
    TSPropertySignature: ({ key, computed }) => isKey(key, computed),
    TSMethodSignature: ({ key, computed }) => isKey(key, computed),
    MethodDefinition: ({ key, computed }) => isKey(key, computed),
    PropertyDefinition: ({ key, computed }) => isKey(key, computed),
    TSEnumMember: ({ id }) => isKey(id, false),
    TSInterfaceDeclaration: ({ id }) => isKey(id, false),
    TSTypeAliasDeclaration: ({ id }) => isKey(id, false),
    TSEnumDeclaration: ({ id }) => isKey(id, false),
    ClassDeclaration: ({ id }) => id && isKey(id, false),
    VariableDeclarator: ({ id }) => isKey(id, false),
    TSQualifiedName: ({ right }) => isKey(right, false),
    ImportSpecifier: ({ imported }) => isKey(imported, false),
    Identifier({ name, start }) {
      const text = names.get(name);
      if (text !== undefined && !keys.has(start)) edits.push({ start, end: start + name.length, text });
    },
  }).visit(program);
  for (const { start, end } of comments) {
    const text = source.text.slice(start, end).replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => renameWords(code, names));
    edits.push({ start, end, text });
  }
  let text = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += source.text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return retold(source, text + source.text.slice(at));
}

function renameWords(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(/[A-Za-z_$][\w$]*/g, (word) => names.get(word) ?? word);
}
