import type { ComponentType, ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { mdxComponents } from './components.ts';
import { siteComponents } from './site-components.ts';

/** Runs a compiled page. The code is trusted: our compiler made it from the site's own pages. */
export function evaluateContent(code: string): ReactNode {
  // oxlint-disable-next-line no-new-func -- see above
  const module = new Function(code)(runtime) as { default: ComponentType<{ components: object }> };
  return <module.default components={{ ...mdxComponents, ...siteComponents }} />;
}
