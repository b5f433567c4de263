/** An expected failure of an export; message and hint are for the user. */
export class ExportError extends Error {
  override name = 'ExportError';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
