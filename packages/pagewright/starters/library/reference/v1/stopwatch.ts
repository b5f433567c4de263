import type { Duration } from '@my-library/duration';

/**
 * Measures how long something takes.
 */
export declare class Stopwatch {
  /**
   * Whether it is running.
   * @since 1.0.0
   */
  readonly isRunning: boolean;

  /**
   * Starts measuring. A stopwatch that runs already goes on.
   * @since 1.0.0
   */
  start(options?: StartOptions): void;

  /**
   * Notes the time since the start, or since the last lap, and goes on.
   * @throws when the stopwatch does not run
   * @since 1.1.0
   */
  lap(): Duration;

  /**
   * Stops measuring and returns the time since the start, without pauses.
   * @throws when the stopwatch does not run
   * @since 1.0.0
   */
  stop(): Duration;

  /**
   * Is called again and again while the stopwatch runs.
   * @since 1.1.0
   */
  on(event: 'tick', listener: (elapsed: Duration) => void): () => void;
}

/**
 * How to start.
 */
export interface StartOptions {
  /**
   * The time between two ticks.
   * @unit ms
   * @default 1000
   * @since 1.1.0
   */
  interval?: number;

  /**
   * The clock to read. Tests pass one that they can turn by hand.
   * @since 1.0.0
   */
  clock?: Clock;
}

/**
 * Anything that knows the time.
 */
export interface Clock {
  /**
   * Returns the milliseconds since any fixed moment.
   * @since 1.0.0
   */
  now(): number;
}
