import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Rejections of Camera and Filesystem. */
export default {
  on: ['ios', 'android', 'web'],
  tool: 'Camera',
  more: ['apis/camera'],
  entries: [
    {
      text: 'User cancelled photos app',
      also: ['No image picked', 'No images picked'],
      cause: 'The user closed the prompt, the camera or the photo library without choosing anything.',
      mend: 'Treat this as "no photo", and show no error.',
    },
    {
      text: 'User denied access to camera',
      also: [
        'User denied access to photos',
        'Unable to access camera, user denied permission request',
        'Access to photos not allowed by user',
      ],
      on: ['ios', 'android'],
      cause: 'The permission was refused, now or earlier. On Android, the manifest may lack it.',
      mend: "Explain what the photo is for, and point the user to the phone's settings.",
    },
    {
      text: 'You are missing NSCameraUsageDescription in your Info.plist file.',
      also: ['You are missing NSPhotoLibraryUsageDescription', 'NSPhotoLibraryAddUsageDescription'],
      on: ['ios'],
      cause: 'A key that explains what the camera or the photos are for is missing.',
      mend: 'Add the key that the message names to `ios/App/App/Info.plist`, and build the app again.',
    },
    {
      text: 'Camera not available while running in Simulator',
      on: ['ios'],
      cause: 'The simulator has no camera.',
      mend: 'Use a phone, or `CameraSource.Photos`.',
    },
    {
      text: "Device doesn't have a camera available",
      on: ['android'],
      cause: 'There is no camera, as on some emulators and tablets.',
      mend: 'Offer the photo library, or give the emulator a camera in **Device Manager**.',
    },
    {
      text: 'Unable to resolve camera activity',
      on: ['android'],
      cause: 'No camera app is installed, or Android 11 and later hide it from your app.',
      mend: 'Install a camera app on the emulator, or offer the photo library.',
    },
    {
      text: 'Error loading image',
      on: ['ios'],
      versions: 'v4 v3',
      cause:
        'iOS could not load the picture that the user chose: it is only in iCloud and was not downloaded, or it is damaged.',
      mend: 'Ask the user to open the picture in the Photos app, which downloads it, and to choose it again.',
    },
    {
      text: 'Unable to edit image',
      on: ['android'],
      cause: 'No app on the phone edits images.',
      mend: 'Leave out `allowEditing`.',
    },
    {
      text: "Unable to load PWA Element 'pwa-camera-modal'.",
      on: ['web'],
      cause:
        "The elements that draw the camera in browsers were not defined before the call, so the browser's file dialog opens instead.",
      mend: 'Install `@ionic/pwa-elements` and call `defineCustomElements(window)` when the page loads.',
      more: ['web/pwa-elements'],
    },
    {
      text: 'File does not exist',
      also: [
        'Entry does not exist.',
        'The file “…” couldn’t be opened because there is no such file.',
        'File does not exist.',
      ],
      tool: 'Filesystem',
      cause:
        '`path` or `directory` is wrong, or the file no longer exists there, for example after an update on iOS, which changes full URLs.',
      mend: 'Compare both with the call that wrote the file. Store the path and the directory, never a full URL.',
      more: ['apis/filesystem'],
    },
    {
      text: "Parent folder doesn't exist",
      also: ['Parent directory must exist'],
      tool: 'Filesystem',
      cause: 'A folder in `path` is missing.',
      mend: 'Set `recursive: true`, or call `mkdir` first.',
      more: ['apis/filesystem'],
    },
    {
      text: 'The supplied data is not valid base64 content.',
      also: ['Unable to save file', 'Unable to append file', 'bad base-64'],
      tool: 'Filesystem',
      cause: '`data` is text, and without `encoding` the plugin treats it as base64.',
      mend: 'Set `encoding: Encoding.UTF8` for text.',
      more: ['apis/filesystem'],
    },
    {
      text: 'Directory exists',
      also: ['Current directory does already exist.'],
      on: ['android', 'web'],
      tool: 'Filesystem',
      cause: '`mkdir` was called for a folder that already exists.',
      mend: 'Check with `stat` first, or ignore this error.',
      more: ['apis/filesystem'],
    },
    {
      text: 'Directory is not empty',
      also: ['Folder is not empty'],
      tool: 'Filesystem',
      cause: '`rmdir` was called without `recursive` for a folder with files in it.',
      mend: 'Set `recursive: true` if you want to delete its contents too.',
      more: ['apis/filesystem'],
    },
    {
      text: 'Unable to do file operation, user denied permission request',
      on: ['android'],
      tool: 'Filesystem',
      cause:
        'Access to public storage was refused by the user or, with a target of 33 or higher, by Android 13 and later.',
      mend: "Use one of the app's own directories, such as `Directory.Data`.",
      more: ['apis/filesystem'],
    },
    {
      text: 'FILE_NOTCREATED',
      on: ['android'],
      tool: 'Filesystem',
      cause:
        "The system refused to write, for example to `ExternalStorage` on Android 11 and later, or over another app's file.",
      mend: 'Use another directory or another file name.',
      more: ['apis/filesystem'],
    },
    {
      text: 'java.io.FileNotFoundException: … open failed: EACCES (Permission denied)',
      id: 'open-failed-eacces-permission-denied',
      also: ['EACCES (Permission denied)', 'EPERM (Operation not permitted)', 'EEXIST (File exists)'],
      on: ['android'],
      tool: 'Logcat',
      cause:
        'The app may not use this path: it is in shared storage, which needs a permission and, since Android 11, is closed to the app altogether.',
      mend: 'Write to `Directory.Data` or `Directory.Cache`, and hand files to other apps by sharing them.',
      more: ['apis/filesystem'],
    },
    {
      text: 'java.io.FileNotFoundException: … open failed: ENOENT (No such file or directory)',
      id: 'open-failed-enoent-no-such-file-or-directory',
      also: ['ENOENT (No such file or directory)', 'ENOSPC (No space left on device)'],
      on: ['android'],
      tool: 'Logcat',
      cause: 'There is no file at this path, or the folder for a new one is missing.',
      mend: 'Compare the path with the call that wrote the file, and set `recursive: true` when you write.',
      more: ['apis/filesystem'],
    },
  ],
} satisfies ErrorGroup;
