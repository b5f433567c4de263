import type { CompileInput } from '../../markdown/compile.ts';
import { type PluginContext, pagePlugins } from '../plugins/page-plugins.ts';
import { resolveCode } from './resolve-code.ts';
import { resolveFile, resolveImage } from './resolve-static.ts';
import { type LinkTable, resolveLink } from './resolve.ts';
import type { CompileTask, SiteFacts } from '../tasks/task.ts';

/** What a page is compiled from, in builds and while it is written. */
export async function compileInput(
  doc: CompileTask['doc'],
  links: LinkTable,
  { strings, components }: SiteFacts,
  plugins: PluginContext,
): Promise<CompileInput> {
  const { file, source, segments } = doc;
  return {
    file,
    source,
    segments,
    math: links.math ?? false,
    mermaid: links.mermaid ?? false,
    hasOwnTitle: doc.front.layout === 'landing',
    isChangelog: doc.front.layout === 'changelog',
    strings,
    components,
    plugins: await pagePlugins(doc, plugins),
    resolveLink: (target) => resolveLink(links, file, target),
    resolveImage: (target) => resolveImage(links, file, target),
    resolveFile: (target) => resolveFile(links, file, target),
    resolveCode: (target) => resolveCode(links, file, target),
  };
}
