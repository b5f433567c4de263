// #region step-1
// #region step-2
import { Preferences } from '@trispan/preferences';
// #endregion
// #region step-3
import type { Place } from './place';
// #endregion

export interface Note {
  id: string;
  text: string;
  /** When it was written, as an ISO date. */
  written: string;
  // #region step-3
  place?: Place;
  // #endregion
  // #region step-4
  /** The name of its photo in the app's Data directory. */
  photo?: string;
  // #endregion
}

// #region step-2
const KEY = 'notes';
// #endregion
let notes: Note[] = [];

/** All notes, the newest first. */
export function allNotes(): readonly Note[] {
  return notes;
}

// #region step-2
/** Reads what is stored. Call it once, before anything is shown or saved. */
export async function loadNotes(): Promise<void> {
  const { value } = await Preferences.get({ key: KEY });
  notes = value === null ? [] : JSON.parse(value);
}

async function store(): Promise<void> {
  await Preferences.set({ key: KEY, value: JSON.stringify(notes) });
}

// #endregion
export async function addNote(note: Note): Promise<void> {
  notes = [note, ...notes];
  // #region step-2
  await store();
  // #endregion
}

export async function removeNote(id: string): Promise<void> {
  notes = notes.filter((note) => note.id !== id);
  // #region step-2
  await store();
  // #endregion
}
// #endregion
