/** Why there can be no server at all; for whoever runs it, not for those who ask it. */
export class SetupError extends Error {
  override name = 'SetupError';
  readonly hint: string;

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.hint = hint;
  }
}
