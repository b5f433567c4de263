/** Where a copy for offline reading has the page with this path, which is relative to its version: browsers open files, not folders. */
export function offlinePath(path: string): string {
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return path.endsWith('.html') ? path : `${path}.html`;
}
