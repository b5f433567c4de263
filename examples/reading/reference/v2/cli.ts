/**
 * The configuration of a project, in `skylark.config.json` next to `package.json`.
 * @package @skylark/cli 2.0.0
 */
export interface SkylarkConfig {
  /**
   * The name of the station, as printed on the bottom of the base.
   * @since 1.0.0
   * @example "Roof"
   */
  stationName?: string;

  /**
   * What is written to the log.
   * @since 1.0.0
   * @default 'errors'
   */
  loggingBehavior?: 'none' | 'errors' | 'everything';

  /**
   * How the base sends readings on.
   */
  transmission?: {
    /**
     * How long the base waits until it sends the readings that it could not send.
     * @since 1.0.0
     * @unit s
     * @default 60
     */
    secondsBetweenRepeatedTransmissionAttempts?: number;

    /**
     * Sends nothing while the network is one that is paid by volume.
     * @since 2.0.0
     * @default false
     */
    isSuspendedOnMeteredConnections?: boolean;
  };

  /**
   * Settings of single sensors. Packages add theirs to this interface.
   * @since 1.0.0
   */
  sensors?: SensorsConfig;
}

/**
 * The settings of the sensors.
 */
export interface SensorsConfig {
  [name: string]: unknown;
}
