/** Loads a stylesheet without applying it, unless the document has it. */
export async function preloadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = document.createElement('link');
  await new Promise((onload, onerror) => {
    document.head.append(Object.assign(link, { rel: 'preload', as: 'style', href, onload, onerror }));
  });
  link.remove();
}
