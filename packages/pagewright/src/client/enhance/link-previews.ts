/** Whether links in the text of pages are previewed. On sites that want none, the bundler puts `false` in the place of this file. */
export const linkPreviews: boolean = true;
