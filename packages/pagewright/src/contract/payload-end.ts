/**
 * The last byte of every payload. What is cut off on its way may still be readable, with parts of the page missing, and
 * not every connection notices. Neither JSON nor HTML contains this character, and React's reader ignores it there.
 */
export const payloadEnd = '\0';
