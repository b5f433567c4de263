/** A page that the generator writes. */
export function page(front: { title: string; description: string; label?: string }, ...blocks: string[]): string {
  const label = front.label ? `sidebar_label: ${front.label}\n` : '';
  return `---
title: ${front.title}
${label}description: ${JSON.stringify(front.description)}
---

{/* Made from the engine's sources by \`npm run handbook\`: edit those. */}

${blocks.join('\n\n')}
`;
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** The text of a comment: outside of code, braces and the like are no part of MDX. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{<]/g, '\\$&').replace(/--[a-z]+/g, '`$&`')))
    .join('');
}

/** A comment as the cell of a table. */
export const cell = (text: string | undefined): string => capital(prose(text ?? ''));

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
