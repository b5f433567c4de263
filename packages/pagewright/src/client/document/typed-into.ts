/** What takes the reader's keys for text: shortcuts of one key leave them to it. */
export const typedInto = 'input,textarea,select,[contenteditable]';
