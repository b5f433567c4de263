/**
 * A length of time, which never changes: each method returns a new one.
 */
export declare class Duration {
  /**
   * How long it is.
   * @unit ms
   * @since 1.0.0
   */
  readonly milliseconds: number;

  /**
   * Reads a text such as `1m 30s`.
   * @throws when the text is not a duration
   * @since 1.0.0
   */
  static parse(text: string): Duration;

  /**
   * Returns the sum of both.
   * @since 1.0.0
   */
  plus(other: Duration): Duration;

  /**
   * Writes it for people: `1 min 30 s`.
   * @since 1.0.0
   */
  format(style?: FormatStyle): string;
}

/**
 * How to write a duration: `1:30`, `1 min 30 s`, or `1 minute 30 seconds`.
 */
export type FormatStyle = 'clock' | 'short' | 'long';
