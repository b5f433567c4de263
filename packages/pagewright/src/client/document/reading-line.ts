/** How far from the top of the window a heading counts as read: below the navbar only the end of what is before it is left. */
export const readingLine = 160;
