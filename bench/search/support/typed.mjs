// Queries as typed: for speed, not for quality.

export const typed = [
  'camera',
  'getCurrentPosition',
  'push notifications',
  'deep links',
  'server.androidScheme',
  'how do I take a photo',
  '--inline',
  'splash screen does not hide',
  'local notifcations',
  'keyboard resize mode',
  'Camera.getPhoto',
  'geolcation permision',
  'migrate from cordova',
  'storage',
  'plugin is not implemented on android',
];

/** First queries: a name, some words, and a typo, which costs the most. */
export const firsts = ['camera', 'how do I take a photo', 'geolcation'];

/** The field's content after each keystroke. */
export function keystrokes(query) {
  return Array.from(query, (_, at) => query.slice(0, at + 1));
}
