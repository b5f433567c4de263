import { type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import { count } from '../../kernel/text/count.ts';
import { type CompileContext, lineOf, report, sourceOf } from '../context.ts';

const pipeHint = 'for a pipe inside a cell, also one in code, write \\|';

/** Cells that the parser would drop, and tables that it takes for text. Missing cells at the end of a row are just empty. */
export function tableCells(page: CompileContext): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'table-cells',
    options: { position: true },
    table({ children: [header, ...rows] }) {
      const columns = header!.children.length;
      for (const row of rows) {
        const cells = row.children.length;
        if (cells <= columns) continue;
        const message = `this row has ${count(cells, 'cell')}, the table has ${count(columns, 'column')}: the rest is not shown`;
        report(page, 'table-cells', row, message, pipeHint);
      }
    },
    paragraph(node, context) {
      const source = sourceOf(node, context);
      if (!source.includes('|')) return;
      const lines = source.split('\n').map((line) => line.replace(/^[\s>]+/, ''));
      const index = lines.findIndex((line, at) => at > 0 && isDelimiter(line) && lines[at - 1]!.includes('|'));
      if (index < 0) return;
      const [above, below] = [cellsOf(lines[index - 1]!), cellsOf(lines[index]!)];
      if (above === below) return;
      const message = `the table is shown as text: its first row has ${count(above, 'cell')}, the dashes below it make ${below}`;
      report(page, 'table-cells', lineOf(node) + index, message, `write as many of both; ${pipeHint}`);
    },
  });
}

/** The line below a table's first row: `| --- | :-: |`. */
function isDelimiter(line: string): boolean {
  return line.includes('|') && /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(line);
}

function cellsOf(row: string): number {
  const inner = row.trim().replace(/^\||(?<!\\)\|$/g, '');
  return inner.split(/(?<!\\)\|/).length;
}
