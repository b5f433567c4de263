/**
 * Lets water into a bed.
 */
export declare const Valve: ValvePlugin;

export interface ValvePlugin {
  /**
   * Opens the valve for some time, then closes it.
   * @since 1.0.0
   */
  openFor(options: OpenForOptions): Promise<void>;

  /**
   * Closes the valve at once.
   * @since 1.0.0
   */
  close(): Promise<void>;

  /**
   * Returns whether water flows.
   * @since 2.0.0
   */
  getState(): Promise<ValveState>;

  /**
   * Is called when the valve has closed.
   * @since 3.0.0
   */
  addListener(eventName: 'closed', listenerFunc: () => void): Promise<void>;
}

/**
 * For how long the valve opens.
 */
export interface OpenForOptions {
  /**
   * After this time it closes by itself.
   * @unit s
   * @since 1.0.0
   */
  seconds: number;

  /**
   * Lets the first water run away: it has stood in the hose and may be hot.
   * @default false
   * @since 3.0.0
   */
  flushHose?: boolean;
}

/**
 * What the valve is doing.
 */
export interface ValveState {
  /**
   * Whether it is open.
   * @since 2.0.0
   */
  isOpen: boolean;
}
