import type { Html } from '../../contract/html.ts';

/** The site's drawing for where there is nothing else to see. It says nothing that the text beside it does not. */
export function Illustration({ svg }: { svg: Html | undefined }) {
  if (!svg) return null;
  return <div className="illustration" aria-hidden="true" dangerouslySetInnerHTML={svg} />;
}
