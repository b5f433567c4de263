import type { PluginListenerHandle } from './core.ts';

/**
 * Streams the device's acceleration and orientation from the web view's motion events.
 * @package @trispan/core 2.5.0
 */
declare const Motion: MotionPlugin;

export interface MotionPlugin {
  /**
   * Removes all listeners of this plugin. Afterwards, new listeners receive no events until the page is loaded again, so call `remove` on the individual handles instead.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { resetDemo } from './demo';
   * const { Motion } = Plugins;
   *
   * // Motion stays silent until the page loads again.
   * Motion.removeAllListeners();
   * await resetDemo();
   * location.reload();
   * ```
   */
  removeAllListeners(): void;

  /**
   * Runs for each reading of acceleration and rotation, often 60 times a second. It returns a handle directly; call the handle's `remove` when you no longer need readings.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { setSteady } from './camera-view';
   * const { Motion } = Plugins;
   *
   * // Green light as soon as the hand is still.
   * Motion.addListener('accel', (event) => {
   *   const { x, y, z } = event.acceleration;
   *   setSteady(Math.hypot(x, y, z) < 0.4);
   * });
   * ```
   */
  addListener(eventName: 'accel', listenerFunc: (event: MotionEventResult) => void): PluginListenerHandle;

  /**
   * Runs whenever the device turns, and passes its angles in space.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Motion } = Plugins;
   * const { classList } = document.body;
   *
   * // Flat on a table: scan a page of the notebook.
   * Motion.addListener('orientation', (angles) => {
   *   const { beta, gamma } = angles;
   *   const tilt = Math.hypot(beta, gamma);
   *   classList.toggle('scan', tilt < 8);
   * });
   * ```
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
   * Acceleration from movement alone, without gravity. At rest, all three values are near 0.
   */
  acceleration: {
    /**
     * Along the short side of the screen; positive to the right.
     */
    x: number;
    /**
     * Along the long side of the screen; positive towards the top.
     */
    y: number;
    /**
     * Out of the screen; positive towards the user.
     */
    z: number;
  };

  /**
   * Acceleration with gravity. At rest, it shows which way is down and amounts to about 9.8.
   */
  accelerationIncludingGravity: {
    /**
     * Along the short side of the screen; positive to the right.
     */
    x: number;
    /**
     * Along the long side of the screen; positive towards the top.
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
     * Rotation around the Z axis, which points out of the screen, as when you turn a phone that lies on a table.
     */
    alpha: number;
    /**
     * Rotation around the X axis, which runs from left to right, as when you tip the top of the phone towards you or away.
     */
    beta: number;
    /**
     * Rotation around the Y axis, which runs from bottom to top, as when you tip the phone to the left or right.
     */
    gamma: number;
  };

  /**
   * Time between two sensor readings, in milliseconds.
   */
  interval: number;
}

/**
 * The device's angles, in degrees.
 */
export interface MotionOrientationEventResult {
  /**
   * Rotation around the Z axis, which points out of the screen, from 0 to 360.
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
 * A listener for `orientation`. `addListener` accepts any such function; you need the name only to type your own code.
 * @supplementary
 */
export type MotionWatchOrientationCallback = (accel: MotionOrientationEventResult) => void;

/**
 * A listener for `accel`. `addListener` accepts any such function; you need the name only to type your own code.
 * @supplementary
 */
export type MotionWatchAccelCallback = (accel: MotionEventResult) => void;
