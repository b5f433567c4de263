export const metaName = 'pagewright-feedback';

/** Where messages go, as the document says. */
export function endpoint(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${metaName}]`)!.content;
}
