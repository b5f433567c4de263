/** How wide the text of a page is at most: `--text-width`, in pixels because `sizes` knows no custom properties. */
export const textWidth = 800;
