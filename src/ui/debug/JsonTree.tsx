/** JSON as a tree of `<details>`, which needs no script. The outermost level is open. */
export function JsonTree({ value, name, depth = 0 }: { value: unknown; name?: string; depth?: number }) {
  const label = name === undefined ? null : <span className="json-key">{name}: </span>;
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) {
    return (
      <div className="json-leaf">
        {label}
        <span className={`json-${value === null ? 'null' : typeof value}`}>{JSON.stringify(value) ?? 'undefined'}</span>
      </div>
    );
  }
  const entries = Object.entries(value);
  const count = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  return (
    <details className="json-node" open={depth === 0}>
      <summary>
        {label}
        {count} {name !== undefined && !Number.isNaN(Number(name)) && nameOf(value)}
      </summary>
      {entries.map(([key, child]) => (
        <JsonTree key={key} name={key} value={child} depth={depth + 1} />
      ))}
    </details>
  );
}

/** Labels a list item, so that it can be found without opening all of them. */
function nameOf(item: object): string {
  const name = ['path', 'id', 'name', 'file'].map((key) => (item as Record<string, unknown>)[key]);
  return String(name.find((value) => typeof value === 'string') ?? '');
}
