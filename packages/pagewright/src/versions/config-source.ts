import type * as oxc from '@oxc-project/types';
import { parseSync } from 'rolldown/utils';

/** A field of an object in the configuration, with what is written there. */
export interface Field {
  start: number;
  end: number;
  key: string;
  value: oxc.Expression;
}

export interface Entry {
  start: number;
  end: number;
  fields: Field[];
}

export interface List {
  start: number;
  end: number;
  items: { start: number; end: number; value: oxc.Expression | undefined }[];
}

/** The configuration as it is written, to be edited by position: comments and layout stay. */
export class ConfigSource {
  readonly text: string;
  readonly program: oxc.Program;

  constructor(text: string) {
    this.text = text;
    this.program = parseSync('site.config.ts', text, { lang: 'ts' }).program;
  }

  /** The object that describes the site; nothing if it is made in another way than being written down. */
  site(): Entry | undefined {
    const exported = this.program.body.find(({ type }) => type === 'ExportDefaultDeclaration') as
      | oxc.ExportDefaultDeclaration
      | undefined;
    const value = exported && this.plain(exported.declaration as oxc.Expression);
    return value?.type === 'CallExpression' ? this.entry(value.arguments[0] as oxc.Expression) : this.entry(value);
  }

  /** The list of a field, if all of its items are written in it. */
  list(field: Field | undefined): List | undefined {
    const value = field && this.plain(field.value);
    if (value?.type !== 'ArrayExpression') return undefined;
    const items = value.elements.map((item) => ({
      start: item!.start,
      end: item!.end,
      value: item?.type === 'SpreadElement' ? undefined : (item ?? undefined),
    }));
    return { start: value.start, end: value.end, items };
  }

  entry(value: oxc.Expression | undefined): Entry | undefined {
    const object = value && this.plain(value);
    if (object?.type !== 'ObjectExpression') return undefined;
    const fields: Field[] = [];
    for (const item of object.properties) {
      // What is spread in may say anything.
      if (item.type !== 'Property' || item.computed) return undefined;
      const key = item.key.type === 'Identifier' ? item.key.name : 'value' in item.key ? String(item.key.value) : '';
      fields.push({ start: item.start, end: item.end, key, value: item.value });
    }
    return { start: object.start, end: object.end, fields };
  }

  /** The versions, if each is written down as an object of its own; in their order. */
  versions(): { list: List; entries: Entry[] } | undefined {
    const list = this.list(fieldOf(this.site(), 'versions'));
    const entries = list?.items.map(({ value }) => this.entry(value));
    if (!list || !entries?.every((entry) => entry !== undefined)) return undefined;
    const isPlain = entries.every((entry) =>
      ['name', 'folder', 'path'].every((key) => textOf(fieldOf(entry, key)) !== undefined),
    );
    return isPlain ? { list, entries } : undefined;
  }

  /** Without `satisfies` and the like; for a constant of the file, what it is. */
  private plain(value: oxc.Expression): oxc.Expression | undefined {
    if (value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression') return this.plain(value.expression);
    if (value.type === 'ParenthesizedExpression') return this.plain(value.expression);
    if (value.type !== 'Identifier') return value;
    for (const statement of this.program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
      const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === value.name);
      if (found?.init) return this.plain(found.init);
    }
    return undefined;
  }
}

export function fieldOf(entry: Entry | undefined, key: string): Field | undefined {
  return entry?.fields.find((field) => field.key === key);
}

export function textOf(field: Field | undefined): string | undefined {
  return field?.value.type === 'Literal' && typeof field.value.value === 'string' ? field.value.value : undefined;
}
