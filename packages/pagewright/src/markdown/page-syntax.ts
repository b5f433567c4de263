/** The syntax of pages beyond CommonMark, GFM and MDX, for all who parse one. */
export const pageSyntax = { directive: true, frontmatter: true, headingAttributes: true } as const;
