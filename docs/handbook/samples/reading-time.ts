import { type Plugin, definePlugin } from 'pagewright';

export function readingTime(wordsPerMinute = 200): Plugin {
  const minutes = (source: string) => Math.ceil(source.split(/\s+/).length / wordsPerMinute);
  return definePlugin({
    name: 'reading-time',
    head: ({ doc }) =>
      doc ? [{ tag: 'meta', attributes: { name: 'reading-time', content: `${minutes(doc.source)} min` } }] : [],
    files: ({ versions }) => {
      const docs = versions.flatMap((version) => [...version.docs.values()]);
      const times = Object.fromEntries(docs.map((doc) => [doc.route, minutes(doc.source)]));
      return [{ path: 'reading-times.json', content: JSON.stringify(times) }];
    },
  });
}
