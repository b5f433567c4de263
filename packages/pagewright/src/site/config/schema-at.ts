import type { Path } from '../../kernel/text/locate.ts';

/** The properties of Valibot schemas that lead to nested schemas. */
export interface AnySchema {
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  value?: AnySchema;
  wrapped?: AnySchema;
  key?: string;
  options?: AnySchema[];
  literal?: unknown;
  getter?: (input: unknown) => AnySchema;
}

/** The schema at a path inside a value, so that a message can list the fields that exist there. */
export function schemaAt(schema: AnySchema | undefined, path: Path, value: unknown): AnySchema | undefined {
  if (schema?.wrapped) return schemaAt(schema.wrapped, path, value);
  if (schema?.getter) return schemaAt(schema.getter(value), path, value);
  if (schema?.options && schema.key) {
    const type = (value as Record<string, unknown> | undefined)?.[schema.key];
    return schemaAt(
      schema.options.find(({ entries }) => entries?.[schema.key!]?.literal === type),
      path,
      value,
    );
  }
  const [key, ...rest] = path;
  if (key === undefined || schema === undefined) return schema;
  const next = schema.entries ? schema.entries[key] : (schema.item ?? schema.value);
  return schemaAt(next, rest, (value as Record<string | number, unknown> | undefined)?.[key]);
}
