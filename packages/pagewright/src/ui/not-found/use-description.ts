import { useEffect, useState } from 'react';

/** What a page says of itself, in its head: neither search nor the page's content knows. Undefined until it is loaded. */
export function useDescription(href: string | undefined): string | undefined {
  const [description, setDescription] = useState<string>();
  useEffect(() => {
    if (!href) return;
    // Unlike a parser of strings, it needs no trusted types. What fails here is not missed.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () =>
      setDescription(request.responseXML?.querySelector<HTMLMetaElement>('meta[name=description]')?.content);
    request.open('GET', href);
    request.send();
    return () => request.abort();
  }, [href]);
  return description;
}
