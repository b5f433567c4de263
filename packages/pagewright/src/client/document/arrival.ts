const arrival = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** How the reader came to this document: by a link, a reload, or back and forward. */
export const arrivalType: string | undefined = arrival?.type;

/** The path this document was loaded from. After a reload, back may change the URL without loading a document. */
export function arrivalPath(): string {
  return new URL(arrival?.name ?? location.href).pathname;
}
