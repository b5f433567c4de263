/** @inherits */

/**
 * Opens the system's camera or photo library and returns the picture as a file or as a string.
 * @package @trispan/camera 1.3.1
 * @iosPlist NSCameraUsageDescription
 * @iosPlist NSPhotoLibraryAddUsageDescription
 * @iosPlist NSPhotoLibraryUsageDescription
 * @androidPermission android.permission.READ_EXTERNAL_STORAGE
 * @androidPermission android.permission.WRITE_EXTERNAL_STORAGE
 * @androidPermissionAlias camera = android.permission.CAMERA
 * @androidPermissionAlias photos = android.permission.READ_EXTERNAL_STORAGE, android.permission.WRITE_EXTERNAL_STORAGE
 * @androidVariable androidxExifInterfaceVersion = 1.3.2 (androidx.exifinterface:exifinterface)
 * @androidVariable androidxMaterialVersion = 1.3.0 (com.google.android.material:material)
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Camera: CameraPlugin;

/** @absent pickLimitedLibraryPhotos getLimitedLibraryPhotos */
export interface CameraPlugin {}

export interface ImageOptions {
  /**
   * Has no effect in this version: the aspect ratio is always kept.
   * @since 1.0.0
   * @deprecated Remove `preserveAspectRatio` from your calls.
   * @before correctOrientation
   */
  preserveAspectRatio?: boolean;
}
