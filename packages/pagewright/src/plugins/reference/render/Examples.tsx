import { createContext, use } from 'react';
import type { Example } from '../example-code.ts';

/** The HTML of an example. */
export const ExampleCode = createContext<(example: Example) => string>(({ code }) => code);

export function Examples({ examples }: { examples: Example[] }) {
  const htmlOf = use(ExampleCode);
  return examples.map((example) => <div key={example.code} dangerouslySetInnerHTML={{ __html: htmlOf(example) }} />);
}
