/**
 * Reads the pulse from a belt or a bracelet.
 */
export declare const HeartRate: HeartRateSensor;

export interface HeartRateSensor {
  /**
   * Looks for a sensor that is near, and pairs it with the computer.
   * @throws when no sensor answers within ten seconds.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  pair(options?: PairOptions): Promise<Sensor>;

  /**
   * Reads the pulse once.
   * @since 2.0.0
   * @support ios=yes android=yes web=conditional
   */
  readPulse(): Promise<Pulse>;

  /**
   * Forgets a sensor, so that it can be paired with another computer.
   * @since 3.0.0
   * @support ios=yes android=yes web=yes
   */
  forget(sensor: Sensor): Promise<void>;
}

/** How to look for a sensor. */
export interface PairOptions {
  /**
   * How long to look for one.
   * @since 1.0.0
   * @default 10000
   * @unit ms
   */
  patience?: number;

  /**
   * Takes the sensor with this number only. It is on the back of the sensor, below the name of its maker.
   * @since 2.4.0
   */
  number?: string;
}

/** A sensor that is paired. */
export interface Sensor {
  /**
   * Its number.
   * @since 1.0.0
   */
  number: string;

  /**
   * How full the battery is.
   * @since 3.0.0
   * @range 0 to 100
   */
  battery: number;
}

/** One measurement. */
export interface Pulse {
  /**
   * Beats per minute.
   * @since 2.0.0
   */
  beats: number;
}
