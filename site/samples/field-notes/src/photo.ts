// #region step-4
import { Camera, CameraResultType } from '@trispan/camera';
import { Trispan } from '@trispan/core';
import { Directory, Filesystem } from '@trispan/filesystem';

const directory = Directory.Data;
const CANCELLED = new Set(['User cancelled photos app', 'No image picked']);

/** Takes or picks a photo and keeps it. Returns the name of its file, or undefined if the user has changed their mind. */
export async function takePhoto(): Promise<string | undefined> {
  try {
    const { base64String, format } = await Camera.getPhoto({
      resultType: CameraResultType.Base64,
      quality: 80,
      width: 1600,
    });
    if (base64String === undefined) {
      return undefined;
    }
    const name = `photo-${Date.now()}.${format}`;
    await Filesystem.writeFile({ path: name, data: base64String, directory });
    return name;
  } catch (error) {
    if (error instanceof Error && CANCELLED.has(error.message)) {
      return undefined;
    }
    throw error;
  }
}

/** An address that an image can load. In browsers a file is a record of a database, which has none. */
export async function photoUrl(name: string): Promise<string> {
  if (!Trispan.isNativePlatform()) {
    const { data } = await Filesystem.readFile({ path: name, directory });
    return `data:${typeOf(name)};base64,${data}`;
  }
  const { uri } = await Filesystem.getUri({ path: name, directory });
  return Trispan.convertFileSrc(uri);
}

/** The address of a copy for other apps: on Android they may read the cache, but not the Data directory. */
export async function copyToShare(name: string): Promise<string> {
  const { uri } = await Filesystem.copy({ from: name, directory, to: name, toDirectory: Directory.Cache });
  return uri;
}

// #region step-8
/** The photo as a file with a type, which is what patched requests can send. */
export async function photoFile(name: string): Promise<File> {
  // A Request is left to the web view: the file is in the app, not in the network.
  const response = await fetch(new Request(await photoUrl(name)));
  if (!response.ok) {
    throw new Error(`No such file: ${name}`);
  }
  return new File([await response.blob()], name, { type: typeOf(name) });
}

// #endregion
export async function deletePhoto(name: string): Promise<void> {
  // A file that is not there any more is no reason to keep the note.
  await Filesystem.deleteFile({ path: name, directory }).catch((error: unknown) => console.warn('Not deleted', error));
}

function typeOf(name: string): string {
  return `image/${name.split('.').pop() ?? 'jpeg'}`;
}
// #endregion
