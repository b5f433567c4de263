/**
 * Reads the sensors of a weather station, watches them and looks after what they have measured.
 * @package @skylark/station 2.0.0
 */
export declare const Station: StationPlugin;

export interface StationPlugin {
  /**
   * Reads one sensor by its name. The reading may be up to a minute old.
   * @throws when there is no sensor of that name.
   * @throws when the mast does not answer within five seconds.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  readSensor(options: ReadSensorOptions): Promise<SensorReading>;

  /**
   * Reads the temperature, inside or outside.
   * @throws when the sensor is missing.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  readTemperature(options: ReadTemperatureOptions): Promise<TemperatureReading>;

  /**
   * Reads the wind: its speed, its gusts and where it comes from.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  readWind(options: ReadWindOptions): Promise<WindReading>;

  /**
   * Reads how much rain has fallen since a point in time.
   * @throws when that is more than thirty days ago.
   * @since 1.2.0
   * @support ios=yes android=yes web=yes
   */
  readRain(options: ReadRainOptions): Promise<RainReading>;

  /**
   * Compares a sensor with a value you know, and corrects it from then on.
   * @throws when the difference is larger than ten percent.
   * @since 1.2.0
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * const { offset } = await Station.calibrate({
   *   sensor: 'pressure',
   *   knownValue: 1013.2,
   * });
   * console.log(`Adds ${offset} from now on.`);
   * ```
   */
  calibrate(options: CalibrateOptions): Promise<CalibrationResult>;

  /**
   * Lists the stations in the network. It takes as long as `timeout` says.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   */
  listStations(options: ListStationsOptions): Promise<ListStationsResult>;

  /**
   * Writes readings into a file, in one of several formats.
   * @throws when the file cannot be written.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   */
  exportReadings(options: ExportReadingsOptions): Promise<ExportReadingsResult>;

  /**
   * Deletes readings from the base. There is no way back.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   */
  forget(options: ForgetOptions): Promise<void>;

  /**
   * Fires whenever the mast has measured something.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'reading', listenerFunc: (event: SensorReading) => void): Promise<ListenerHandle>;

  /**
   * Fires a week before the battery of the mast is empty.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'batteryLow', listenerFunc: (event: BatteryEvent) => void): Promise<ListenerHandle>;

  /**
   * Fires when a sensor that was configured by name, by place or by the order of its installation answers again.
   * @since 2.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'sensorAnswersAgainAfterALongSilence', listenerFunc: (eventWithTheReadingsThatWereMissed: SensorReading) => void): Promise<ListenerHandle>;
}

/**
 * Ends what `addListener` has begun.
 */
export interface ListenerHandle {
  /**
   * Removes the listener.
   * @since 1.0.0
   */
  remove(): Promise<void>;
}

/**
 * The sensor to read.
 */
export interface ReadSensorOptions {
  /**
   * The name of the sensor, as `listStations` reports it.
   * @since 1.0.0
   */
  sensor: string;

  /**
   * How old the reading may be.
   * @since 1.0.0
   * @unit ms
   * @default 60000
   */
  maximumAge?: number;
}

/**
 * What a sensor has measured.
 */
export interface SensorReading {
  /**
   * The value, in the unit of the sensor.
   * @since 1.0.0
   */
  value: number;

  /**
   * How old it is.
   * @since 1.0.0
   * @unit ms
   */
  age: number;
}

/**
 * Which temperature to read.
 */
export interface ReadTemperatureOptions {
  /**
   * Where the sensor is.
   * @since 1.0.0
   */
  sensor: 'inside' | 'outside';
}

/**
 * A temperature.
 */
export interface TemperatureReading {
  /**
   * Degrees Celsius.
   * @since 1.0.0
   * @range -60 to 60
   */
  celsius: number;
}

/**
 * How to read the wind.
 */
export interface ReadWindOptions {
  /**
   * Over how long the mean is taken.
   * @since 1.0.0
   * @unit s
   * @default 10
   */
  mean?: number;

  /**
   * Leaves out wind from elsewhere.
   * @since 1.0.0
   */
  direction?: Direction;
}

/**
 * The wind.
 */
export interface WindReading {
  /**
   * Its mean speed.
   * @since 1.0.0
   * @unit m/s
   */
  speed: number;

  /**
   * The strongest gust in that time.
   * @since 1.0.0
   * @unit m/s
   */
  gusts: number;

  /**
   * Where it comes from.
   * @since 1.0.0
   */
  from: Direction;
}

/**
 * Since when to count.
 */
export interface ReadRainOptions {
  /**
   * The first moment that counts.
   * @since 1.0.0
   */
  since: Date;
}

/**
 * The rain.
 */
export interface RainReading {
  /**
   * How much has fallen.
   * @since 1.0.0
   */
  millimetres: number;
}

/**
 * What to correct.
 */
export interface CalibrateOptions {
  /**
   * The name of the sensor.
   * @since 1.0.0
   */
  sensor: string;

  /**
   * What it should have measured.
   * @since 1.0.0
   * @platforms ios android
   */
  knownValue: number;
}

/**
 * What was corrected.
 */
export interface CalibrationResult {
  /**
   * What is added from now on.
   * @since 1.0.0
   */
  offset: number;
}

/**
 * How long to look.
 */
export interface ListStationsOptions {
  /**
   * When to stop looking.
   * @since 1.0.0
   * @unit ms
   * @default 3000
   */
  timeout?: number;
}

/**
 * What was found.
 */
export interface ListStationsResult {
  /**
   * The names of the stations.
   * @since 1.0.0
   */
  stations: string[];
}

/**
 * What to write, and where.
 */
export interface ExportReadingsOptions {
  /**
   * The path of the file.
   * @since 1.0.0
   */
  file: string;

  /**
   * The file's format.
   * @since 1.0.0
   * @default ExportFormat.CommaSeparatedValues
   */
  format?: ExportFormat;

  /**
   * When to give up.
   * @since 1.0.0
   * @deprecated It is not used any more.
   */
  timeout?: number;
}

/**
 * What was written.
 */
export interface ExportReadingsResult {
  /**
   * The size of the file.
   * @since 1.0.0
   */
  bytes: number;
}

/**
 * What to delete.
 */
export interface ForgetOptions {
  /**
   * Readings that are older are deleted.
   * @since 1.0.0
   */
  before: Date;
}

/**
 * The battery of the mast.
 */
export interface BatteryEvent {
  /**
   * How full it is.
   * @since 1.0.0
   * @range 0 to 100
   */
  percent: number;
}

/**
 * The formats of an export.
 */
export enum ExportFormat {
  /**
   * One line for each reading, as spreadsheets read it.
   * @since 2.0.0
   */
  CommaSeparatedValues = 'COMMA_SEPARATED',

  /**
   * One object for each reading.
   * @since 2.0.0
   */
  JavaScriptObjectNotation = 'OBJECT_NOTATION',

  /**
   * Text for people.
   * @since 2.0.0
   */
  Plain = 'PLAIN',
}

/**
 * Where the wind comes from.
 */
export type Direction = 'north' | 'east' | 'south' | 'west';

declare module '@skylark/cli' {
  interface SensorsConfig {
    /**
     * Settings of the station's own sensors, read when the base starts.
     */
    Station?: {
      /**
       * How often the mast measures.
       * @since 1.0.0
       * @unit s
       * @default 10
       * @example 30
       */
      readingIntervalInSeconds?: number;

      /**
       * Corrects the pressure for the height of the base above the sea.
       * @since 2.0.0
       * @default 0
       */
      heightOfTheBaseAboveSeaLevelInMetres?: number;
    };
  }
}
