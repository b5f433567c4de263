/**
 * HTML that the build made, for `dangerouslySetInnerHTML`. Under this name, payloads tell the browser that the string is meant to be
 * HTML (`client/document/trusted-types.ts`).
 */
export interface Html {
  __html: string;
}
