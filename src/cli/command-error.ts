/** A command cannot do its work, for a reason that the message tells the person who called it. */
export class CommandError extends Error {
  override name = 'CommandError';
}
