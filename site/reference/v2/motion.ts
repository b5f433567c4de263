import type { PluginListenerHandle } from './core.ts';

/**
 * Streams the device's acceleration and orientation, from the motion events of the web view.
 * @package @trispan/core 2.5.0
 */
declare const Motion: MotionPlugin;

export interface MotionPlugin {
  /**
   * Ends every listener of this capability. No new listener receives events afterwards until the page is loaded again, so prefer `remove` of the single handles.
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): void;

  /**
   * Runs for each reading of acceleration and rotation, often 60 times a second. It returns a handle at once; call `remove` of it when you do not need readings any more.
   * @support ios=yes android=yes web=yes
   */
  addListener(eventName: 'accel', listenerFunc: (event: MotionEventResult) => void): PluginListenerHandle;

  /**
   * Runs whenever the device is turned, with its angles in space.
   * @support ios=yes android=yes web=yes
   */
  addListener(
    eventName: 'orientation',
    listenerFunc: (event: MotionOrientationEventResult) => void,
  ): PluginListenerHandle;
}

/**
 * One reading of the motion sensors.
 */
export interface MotionEventResult {
  /**
   * Acceleration that comes from movement, in metres per second squared: gravity is taken out. At rest all three axes are near 0.
   */
  acceleration: {
    /**
     * Along the short side of the screen; positive to the right.
     */
    x: number;
    /**
     * Along the long side of the screen; positive to the top.
     */
    y: number;
    /**
     * Out of the screen; positive towards the user.
     */
    z: number;
  };

  /**
   * Acceleration with gravity, in metres per second squared. At rest it tells which way is down, with about 9.8 in total.
   */
  accelerationIncludingGravity: {
    /**
     * Along the short side of the screen; positive to the right.
     */
    x: number;
    /**
     * Along the long side of the screen; positive to the top.
     */
    y: number;
    /**
     * Out of the screen; positive towards the user.
     */
    z: number;
  };

  /**
   * How fast the device turns around its three axes, in degrees per second.
   */
  rotationRate: {
    /**
     * Around the axis that points out of the screen: turning a phone that lies on a table.
     */
    alpha: number;
    /**
     * Around the axis from left to right: tipping the top of the phone towards you or away.
     */
    beta: number;
    /**
     * Around the axis from bottom to top: tipping the phone to the left or right.
     */
    gamma: number;
  };

  /**
   * Time between two readings of the sensor, in milliseconds.
   */
  interval: number;
}

/**
 * The angles of the device, in degrees.
 */
export interface MotionOrientationEventResult {
  /**
   * Rotation around the axis that points out of the screen, from 0 to 360.
   */
  alpha: number;

  /**
   * Tilt of the top of the device towards you or away, from -180 to 180. It is 0 when the device lies flat.
   */
  beta: number;

  /**
   * Tilt to the left or right, from -90 to 90. It is 0 when the device lies flat.
   */
  gamma: number;
}

/**
 * The form of a function that receives `orientation` events. `addListener` takes any such function; you need the name only to type your own code.
 * @supplementary
 */
export type MotionWatchOrientationCallback = (accel: MotionOrientationEventResult) => void;

/**
 * The form of a function that receives `accel` events. `addListener` takes any such function; you need the name only to type your own code.
 * @supplementary
 */
export type MotionWatchAccelCallback = (accel: MotionEventResult) => void;
