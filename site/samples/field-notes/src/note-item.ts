// #region step-1
import type { Note } from './notes';
// #region step-4
import { photoUrl } from './photo';
// #endregion

interface Actions {
  remove(note: Note): void;
  // #region step-4
  share(note: Note): void;
  // #endregion
}

/** The list item that shows a note. Its text comes from outside, so it is never read as HTML. */
export function noteItem(note: Note, actions: Actions): HTMLLIElement {
  const item = document.createElement('li');
  item.className = 'note';
  // #region step-6
  item.id = `note-${note.id}`;
  item.tabIndex = -1;
  // #endregion
  const text = document.createElement('p');
  text.textContent = note.text;
  const time = document.createElement('time');
  time.className = 'quiet';
  time.dateTime = note.written;
  time.textContent = new Date(note.written).toLocaleString();
  item.append(text, time);
  // #region step-3
  if (note.place !== undefined) {
    const place = document.createElement('p');
    place.className = 'quiet';
    place.textContent = `${note.place.latitude.toFixed(4)}, ${note.place.longitude.toFixed(4)}`;
    item.append(place);
  }
  // #endregion
  // #region step-4
  if (note.photo !== undefined) {
    item.append(photoOf(note.photo, note.text));
  }
  // #endregion
  const row = document.createElement('div');
  row.className = 'actions';
  // #region step-4
  row.append(button('Share', note, actions.share));
  // #endregion
  row.append(button('Delete', note, actions.remove));
  item.append(row);
  return item;
}

// #region step-4
function photoOf(name: string, text: string): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = `Photo of the note "${text.slice(0, 40)}"`;
  photoUrl(name).then(
    (url) => (image.src = url),
    (error: unknown) => console.error(`No photo ${name}`, error),
  );
  return image;
}

// #endregion
function button(label: string, note: Note, act: (note: Note) => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  // Several buttons have the same label: their names say which note they are for.
  element.setAttribute('aria-label', `${label}: ${note.text.slice(0, 40)}`);
  element.addEventListener('click', () => act(note));
  return element;
}
// #endregion
