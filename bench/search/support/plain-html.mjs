// Converts the generator's MDX to the minimal HTML that search reads: headings and table rows with ids, text and code.

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @param nextWord Source of additional words: one for each line of text. */
export function toHtml(sources, title, nextWord) {
  const body = sources.map((source) => source.replace(/^---\n[\s\S]*?\n---\n/, '')).join('\n');
  const ids = new Set();
  const idOf = (text) => {
    const base = text
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-');
    let id = base;
    for (let more = 1; ids.has(id); more++) id = `${base}-${more}`;
    ids.add(id);
    return id;
  };
  // Every other piece is a code block.
  const pieces = body.split(/^ *```(.*\n[\s\S]*?)^ *```$/m);
  const html = pieces.map((piece, at) =>
    at % 2 === 1 ? `<pre><code>${escape(piece.slice(piece.indexOf('\n') + 1))}</code></pre>` : textHtml(piece),
  );
  return `<article><h1>${escape(title)}</h1>${html.join('\n')}</article>`;

  function textHtml(text) {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^(<|:::$|\| ---)/.test(line.trim()))
      .map((line) => {
        const [, marks, heading] = /^(##+) (.*)$/.exec(line) ?? [];
        if (marks) {
          const name = `${heading} ${nextWord()}`;
          return `<h${marks.length} id="${idOf(name)}">${inline(name)}</h${marks.length}>`;
        }
        if (line.startsWith('|')) return rowHtml(line);
        return `<p>${inline(line.replace(/^\s*(- |\d+\. |:::\w+)/, ''))} ${nextWord()}.</p>`;
      })
      .join('\n');
  }

  function rowHtml(line) {
    const cells = line.split('|').slice(1, -1);
    if (!cells[0].includes('`')) return '';
    const id = idOf(cells[0].trim().replaceAll('`', ''));
    return `<table><tbody><tr id="${id}">${cells.map((cell) => `<td>${inline(cell.trim())}</td>`).join('')}</tr></tbody></table>`;
  }
}

function inline(text) {
  return escape(text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', ''))
    .replace(/`([^`]*)`/g, '<code>$1</code>')
    .replace(/\*([^*]*)\*/g, '<em>$1</em>');
}
