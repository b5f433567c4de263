/** What the document tells the boot script, and what the script tells the stylesheet and the application, is in its dataset. */
export const html = document.documentElement;
