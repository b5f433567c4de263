/**
 * Measures the air above a bed.
 */
export declare const Thermometer: ThermometerPlugin;

export interface ThermometerPlugin {
  /**
   * Measures once.
   * @since 1.0.0
   */
  readTemperature(options?: ReadOptions): Promise<Reading>;

  /**
   * Is called with every change of more than half a degree.
   * @since 2.0.0
   */
  addListener(eventName: 'changed', listenerFunc: (reading: Reading) => void): Promise<void>;
}

/**
 * How to measure.
 */
export interface ReadOptions {
  /**
   * In which unit the answer is.
   * @default 'celsius'
   * @since 1.0.0
   */
  unit?: 'celsius' | 'kelvin';
}

/**
 * What was measured.
 */
export interface Reading {
  /**
   * The temperature.
   * @since 1.0.0
   */
  degrees: number;
}
