/** Text with LF at the end of each line, whatever the editor that saved it writes. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
