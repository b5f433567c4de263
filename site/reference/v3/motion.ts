/** @inherits */

/**
 * Streams the device's acceleration and orientation from the motion events of the web view.
 * @package @trispan/motion 1.0.5
 */
export declare const Motion: MotionPlugin;
