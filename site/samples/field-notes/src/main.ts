// #region step-1
// #region step-9
import { SplashScreen } from '@trispan/splash-screen';
// #endregion
// #region step-6
import { followLinks } from './links';
// #endregion
import { noteItem } from './note-item';
import {
  addNote,
  allNotes,
  // #region step-2
  loadNotes,
  // #endregion
  removeNote,
  type Note,
} from './notes';
// #region step-7
import { enqueue } from './outbox';
// #endregion
// #region step-4
import { deletePhoto, takePhoto } from './photo';
// #endregion
// #region step-3
import { findPlace } from './place';
// #endregion
// #region step-4
import { shareNote } from './share';
// #endregion
// #region step-7
import { sendNow, startSync } from './sync';
// #endregion
import './style.css';

const form = find<HTMLFormElement>('#new-note');
const text = find<HTMLTextAreaElement>('#text');
const list = find<HTMLUListElement>('#notes');
const heading = find<HTMLHeadingElement>('#notes-heading');
const status = find<HTMLParagraphElement>('#status');
// #region step-3
const withPlace = find<HTMLInputElement>('#with-place');
// #endregion
// #region step-4
const photoButton = find<HTMLButtonElement>('#photo');
// #endregion
// #region step-7
const waiting = find<HTMLParagraphElement>('#waiting');
// #endregion

let isSaving = false;
// #region step-4
/** The photo that the next note gets. */
let photo: string | undefined;
// #endregion

function find<T extends Element>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (element === null) {
    throw new Error(`index.html has no ${selector}`);
  }
  return element;
}

/** Shows a message, which screen readers speak. */
function say(message: string): void {
  status.textContent = message;
}

function fail(error: unknown): void {
  console.error(error);
  say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
}

function show(): void {
  const actions = {
    remove: (note: Note) => {
      remove(note).catch(fail);
    },
    // #region step-4
    share: (note: Note) => {
      shareNote(note).catch(fail);
    },
    // #endregion
  };
  list.replaceChildren(...allNotes().map((note) => noteItem(note, actions)));
}

async function save(): Promise<void> {
  const note: Note = {
    id: `${Date.now()}-${Math.random().toString(36).slice(2)}`,
    text: text.value.trim(),
    written: new Date().toISOString(),
  };
  let message = 'Note saved.';
  // #region step-3
  if (withPlace.checked) {
    say('Looking for the place …');
    note.place = await findPlace();
    if (note.place === undefined) {
      message = 'Note saved without its place.';
    }
  }
  // #endregion
  // #region step-4
  if (photo !== undefined) {
    note.photo = photo;
  }
  // #endregion
  await addNote(note);
  // #region step-7
  await enqueue({ method: 'PUT', path: `/notes/${note.id}`, body: note });
  // #region step-8
  if (note.photo !== undefined) {
    await enqueue({ method: 'PUT', path: `/photos/${note.photo}`, photo: note.photo });
  }
  // #endregion
  sendNow();
  // #endregion
  form.reset();
  // #region step-4
  photo = undefined;
  // #endregion
  show();
  say(message);
}

async function remove(note: Note): Promise<void> {
  await removeNote(note.id);
  // #region step-4
  if (note.photo !== undefined) {
    await deletePhoto(note.photo);
  }
  // #endregion
  // #region step-7
  await enqueue({ method: 'DELETE', path: `/notes/${note.id}` });
  // #region step-8
  if (note.photo !== undefined) {
    await enqueue({ method: 'DELETE', path: `/photos/${note.photo}` });
  }
  // #endregion
  sendNow();
  // #endregion
  show();
  say('Note deleted.');
  // The button that had the focus is gone.
  heading.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (isSaving || text.value.trim() === '') {
    return;
  }
  isSaving = true;
  save()
    .catch(fail)
    .finally(() => {
      isSaving = false;
    });
});

// #region step-4
photoButton.addEventListener('click', () => {
  takePhoto().then((name) => {
    photo = name ?? photo;
    say(photo === undefined ? 'No photo.' : 'The next note has a photo.');
  }, fail);
});

// #endregion
// #region step-6
function openNote(id: string): void {
  const item = document.getElementById(`note-${id}`);
  if (item === null) {
    say('That note is not on this device.');
  } else {
    item.focus();
  }
}

// #endregion
// #region step-7
function showWaiting(count: number): void {
  waiting.textContent = count === 0 ? '' : `Waiting to be sent: ${count}`;
}

// #endregion
async function start(): Promise<void> {
  // #region step-2
  await loadNotes();
  // #endregion
  show();
  // #region step-6
  await followLinks(openNote);
  // #endregion
  // #region step-7
  await startSync({
    report: showWaiting,
    refused: (path, code) => say(`The server refused ${path} with ${code}.`),
  });
  // #endregion
}

// #region step-1-to-8
start().catch(fail);
// #endregion
// #region step-9
// Also after an error: the launch picture must not stay.
start()
  .catch(fail)
  .finally(() => SplashScreen.hide({ fadeOutDuration: 250 }));
// #endregion
// #endregion
