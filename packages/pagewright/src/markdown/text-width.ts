/** How wide pictures are at most (`prose.css`), in pixels because `sizes` knows no custom properties. */
export const textWidth = 800;
