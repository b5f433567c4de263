import type { PluginListenerHandle } from '@trispan/core';

/**
 * Streams the device's acceleration and orientation from the web view's motion events.
 * @package @trispan/motion 4.0.2
 */
export declare const Motion: MotionPlugin;

export interface MotionPlugin {
  /**
   * Removes all listeners of this plugin. Afterwards, new listeners receive no events until the page is loaded again, so call `remove` on the individual handles instead.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { resetDemo } from './demo';
   *
   * // Motion stays silent until the page loads again.
   * await Motion.removeAllListeners();
   * await resetDemo();
   * location.reload();
   * ```
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs for each reading of acceleration and rotation, often 60 times a second. Keep the function short, and remove the listener when you no longer need it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { setSteady } from './camera-view';
   *
   * // Green light as soon as the hand is still.
   * await Motion.addListener('accel', (event) => {
   *   const { x, y, z } = event.acceleration;
   *   setSteady(Math.hypot(x, y, z) < 0.4);
   * });
   * ```
   */
  addListener(eventName: 'accel', listenerFunc: AccelListener): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs whenever the device turns, and passes its angles in space.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const { classList } = document.body;
   *
   * // Flat on a table: scan a page of the notebook.
   * await Motion.addListener('orientation', (angles) => {
   *   const { beta, gamma } = angles;
   *   const tilt = Math.hypot(beta, gamma);
   *   classList.toggle('scan', tilt < 8);
   * });
   * ```
   */
  addListener(
    eventName: 'orientation',
    listenerFunc: OrientationListener,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * One reading of the motion sensors.
 */
export interface AccelListenerEvent {
  /**
   * Acceleration from movement alone, without gravity. At rest, all three values are near 0.
   * @since 1.0.0
   * @unit m/s²
   */
  acceleration: Acceleration;

  /**
   * Acceleration with gravity. At rest, it shows which way is down and amounts to about 9.8.
   * @since 1.0.0
   * @unit m/s²
   */
  accelerationIncludingGravity: Acceleration;

  /**
   * How fast the device turns around its three axes.
   * @since 1.0.0
   * @unit deg/s
   */
  rotationRate: RotationRate;

  /**
   * Time between two sensor readings.
   * @since 1.0.0
   * @unit ms
   */
  interval: number;
}

/**
 * Acceleration along the device's axes, which turn with it.
 */
export interface Acceleration {
  /**
   * Along the short side of the screen; positive to the right.
   * @since 1.0.0
   */
  x: number;

  /**
   * Along the long side of the screen; positive towards the top.
   * @since 1.0.0
   */
  y: number;

  /**
   * Out of the screen; positive towards the user.
   * @since 1.0.0
   */
  z: number;
}

/**
 * Three values for the device's three axes. In an `accel` event, they are speeds; in an `orientation` event, they are angles in degrees.
 */
export interface RotationRate {
  /**
   * Rotation around the Z axis, which points out of the screen, as when you turn a phone that lies on a table.
   * @since 1.0.0
   * @unit deg/s
   */
  alpha: number;

  /**
   * Rotation around the X axis, which runs from left to right, as when you tip the top of the phone towards you or away.
   * @since 1.0.0
   * @unit deg/s
   */
  beta: number;

  /**
   * Rotation around the Y axis, which runs from bottom to top, as when you tip the phone to the left or right.
   * @since 1.0.0
   * @unit deg/s
   */
  gamma: number;
}

/**
 * A listener for `accel`.
 */
export type AccelListener = (event: AccelListenerEvent) => void;

/**
 * A listener for `orientation`.
 */
export type OrientationListener = (event: OrientationListenerEvent) => void;

/**
 * The device's angles, in degrees: the fields are those of `RotationRate`, but contain angles instead of speeds.
 */
export type OrientationListenerEvent = RotationRate;

/**
 * An older name for AccelListener.
 * @since 1.0.0
 * @deprecated Use `AccelListener`.
 * @supplementary
 */
export type MotionWatchAccelCallback = AccelListener;

/**
 * An older name for AccelListenerEvent.
 * @since 1.0.0
 * @deprecated Use `AccelListenerEvent`.
 * @supplementary
 */
export type MotionEventResult = AccelListenerEvent;

/**
 * An older name for OrientationListener.
 * @since 1.0.0
 * @deprecated Use `OrientationListener`.
 * @supplementary
 */
export type MotionWatchOrientationCallback = OrientationListener;

/**
 * An older name for OrientationListenerEvent.
 * @since 1.0.0
 * @deprecated Use `OrientationListenerEvent`.
 * @supplementary
 */
export type MotionOrientationEventResult = OrientationListenerEvent;
