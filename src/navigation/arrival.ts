/** How the reader came to this document: by a link, a reload, or back and forward. */
export function arrivalType(): string | undefined {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type;
}
