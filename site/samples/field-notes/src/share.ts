// #region step-4
import { Trispan } from '@trispan/core';
import { Share } from '@trispan/share';
// #region step-6
import { linkTo } from './links';
// #endregion
import type { Note } from './notes';
import { copyToShare } from './photo';

/** Opens the share sheet with a note and its photo. */
export async function shareNote(note: Note): Promise<void> {
  const { value: canShare } = await Share.canShare();
  if (!canShare) {
    throw new Error('This browser cannot share.');
  }
  // Browsers have no files to share: there the text has to do.
  const photo = Trispan.isNativePlatform() ? note.photo : undefined;
  try {
    await Share.share({
      title: 'Field note',
      text: note.text,
      // #region step-6
      url: linkTo(note.id),
      // #endregion
      ...(photo !== undefined && { files: [await copyToShare(photo)] }),
    });
  } catch (error) {
    const isCancelled = error instanceof Error && (error.message === 'Share canceled' || error.name === 'AbortError');
    if (!isCancelled) {
      throw error;
    }
  }
}
// #endregion
