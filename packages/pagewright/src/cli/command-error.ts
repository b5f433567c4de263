/** An expected failure whose message, and hint if there is one, are for the user. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly hint: string | undefined;

  constructor(message: string, hint?: string, options?: ErrorOptions) {
    super(message, options);
    this.hint = hint;
  }
}
