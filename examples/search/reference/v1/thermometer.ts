/**
 * Measures the air above a bed.
 */
export declare const Thermometer: ThermometerPlugin;

export interface ThermometerPlugin {
  /**
   * Measures once.
   * @since 1.0.0
   */
  readTemperature(): Promise<Reading>;
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
