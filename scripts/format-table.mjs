/**
 * Lines of a table: the first column left-aligned, the others right-aligned.
 *
 * @param {string[][]} rows
 */
export function formatTable(rows) {
  /** @param {number} column */
  const width = (column) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
