/** A failure that whoever called a tool can mend: the message says how. */
export class ToolError extends Error {
  override name = 'ToolError';
}
