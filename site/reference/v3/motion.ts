import type { PluginListenerHandle } from '@trispan/core';

/**
 * Streams the device's acceleration and orientation, from the motion events of the web view.
 * @package @trispan/motion 1.0.5
 */
export declare const Motion: MotionPlugin;

export interface MotionPlugin {
  /**
   * Ends every listener of this capability. No new listener receives events afterwards until the page is loaded again, so prefer `remove` of the single handles.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs for each reading of acceleration and rotation, often 60 times a second. Keep the function short, and remove the listener when you do not need it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  addListener(eventName: 'accel', listenerFunc: AccelListener): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs whenever the device is turned, with its angles in space.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
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
   * Acceleration that comes from movement, in metres per second squared: gravity is taken out. At rest all three axes are near 0.
   * @since 1.0.0
   * @unit m/s²
   */
  acceleration: Acceleration;

  /**
   * Acceleration with gravity, in metres per second squared. At rest it tells which way is down, with about 9.8 in total.
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
   * Time between two readings of the sensor.
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
   * Along the long side of the screen; positive to the top.
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
 * Three values for the three axes of the device. In an `accel` event they are speeds; in an `orientation` event they are angles in degrees.
 */
export interface RotationRate {
  /**
   * Around the Z axis, which points out of the screen: turning a phone that lies on a table.
   * @since 1.0.0
   * @unit deg/s
   */
  alpha: number;

  /**
   * Around the X axis, which runs from left to right: tipping the top of the phone towards you or away.
   * @since 1.0.0
   * @unit deg/s
   */
  beta: number;

  /**
   * Around the Y axis, which runs from bottom to top: tipping the phone to the left or right.
   * @since 1.0.0
   * @unit deg/s
   */
  gamma: number;
}

/**
 * Receives each reading of an `accel` listener.
 */
export type AccelListener = (event: AccelListenerEvent) => void;

/**
 * Receives each reading of an `orientation` listener.
 */
export type OrientationListener = (event: OrientationListenerEvent) => void;

/**
 * The angles of the device, in degrees: the fields are those of `RotationRate`, but here they are positions, not speeds.
 */
export type OrientationListenerEvent = RotationRate;

/**
 * An older name of AccelListener.
 * @since 1.0.0
 * @deprecated Use `AccelListener`.
 * @supplementary
 */
export type MotionWatchAccelCallback = AccelListener;

/**
 * An older name of AccelListenerEvent.
 * @since 1.0.0
 * @deprecated Use `AccelListenerEvent`.
 * @supplementary
 */
export type MotionEventResult = AccelListenerEvent;

/**
 * An older name of OrientationListener.
 * @since 1.0.0
 * @deprecated Use `OrientationListener`.
 * @supplementary
 */
export type MotionWatchOrientationCallback = OrientationListener;

/**
 * An older name of OrientationListenerEvent.
 * @since 1.0.0
 * @deprecated Use `OrientationListenerEvent`.
 * @supplementary
 */
export type MotionOrientationEventResult = OrientationListenerEvent;
