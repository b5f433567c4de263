/** What somebody has sent, as an answer may repeat it. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 80 ? `${line.slice(0, 80)}…` : line}"`;
}

/** Hints begin like the end of a message: in an answer they are sentences. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
