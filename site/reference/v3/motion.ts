/** @inherits */

/**
 * Streams the device's acceleration and orientation from the web view's motion events.
 * @package @trispan/motion 1.0.5
 */
export declare const Motion: MotionPlugin;
