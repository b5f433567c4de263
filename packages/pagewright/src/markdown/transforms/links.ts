import type { Element } from 'hast';
import {
  type HastNode,
  type HastPluginDefinition,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
  defineHastPlugin,
} from 'satteri';
import { componentsOf } from '../component-names.ts';
import { mapSrcset } from '../html/srcset.ts';
import { type CompileContext, lineOf, report } from '../context.ts';
import { isExternal } from '../../kernel/urls/external.ts';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Elements whose files have no size that the page would need. */
const media = new Set(['audio', 'source', 'track', 'video']);

/**
 * Resolves links to files and adds the dimensions of images, both in Markdown syntax and in components and elements.
 * What cannot be resolved is reported with its line, and stays as it is written.
 */
export function linksAndImages(page: CompileContext): HastPluginDefinition {
  const link = (target: string, line: number): string => resolveWritten(page, target, { line });
  const image = (target: string, line: number) => {
    if (isExternal(target)) return undefined;
    const found = page.resolveImage(target);
    if ('src' in found) {
      page.images.set(found.src, found);
      return found;
    }
    report(page, 'missing-image', line, found.message, found.hint);
    return undefined;
  };
  const file = (target: string, line: number): string => {
    if (isExternal(target)) return target;
    const found = page.resolveFile(target);
    if (typeof found === 'string') return found;
    report(page, 'missing-file', line, found.message, found.hint);
    return target;
  };
  const jsx = {
    filter: [...componentsOf(page), ...media, 'a', 'img'],
    visit(node: Readonly<Jsx>) {
      const line = lineOf(node);
      // What a component of the site does with a file is not known: a size would be one attribute too many.
      const isMedia = media.has(node.name ?? '') || Object.hasOwn(page.components ?? {}, node.name ?? '');
      const has = (name: string): boolean =>
        node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
      // A returned node loses its source position, which later plugins need.
      if (!['href', 'src', 'poster', 'srcset', 'srcSet'].some(has)) return;
      const attributes = node.attributes.flatMap((attribute): Jsx['attributes'] => {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [attribute];
        if (attribute.name === 'href') return [{ ...attribute, value: link(attribute.value, line) }];
        if (attribute.name === 'poster' || (attribute.name === 'src' && isMedia))
          return [{ ...attribute, value: file(attribute.value, line) }];
        if (attribute.name.toLowerCase() === 'srcset')
          // React knows it by this name only.
          return [{ ...attribute, name: 'srcSet', value: mapSrcset(attribute.value, (target) => file(target, line)) }];
        const found = attribute.name === 'src' ? image(attribute.value, line) : undefined;
        if (!found) return [attribute];
        // A size given by the writer wins.
        const size = has('width') || has('height') ? {} : { width: found.width, height: found.height };
        const added = { ...size, ...(!has('loading') && { loading: 'lazy' }) };
        return [
          { ...attribute, value: found.src },
          ...Object.entries(added).map(([name, value]) => ({
            type: 'mdxJsxAttribute' as const,
            name,
            value: String(value),
          })),
        ];
      });
      return { ...node, attributes } as HastNode;
    },
  };
  return defineHastPlugin({
    name: 'links-and-images',
    element: [
      {
        filter: ['a'],
        visit(node: Readonly<Element>, context) {
          const target = node.properties['href'];
          if (typeof target === 'string') context.setProperty(node, 'href', link(target, lineOf(node)));
        },
      },
      {
        filter: ['img'],
        visit(node: Readonly<Element>, context) {
          const found = image(String(node.properties['src'] ?? ''), lineOf(node));
          if (!found) return;
          context.setProperty(node, 'src', found.src);
          context.setProperty(node, 'width', found.width);
          context.setProperty(node, 'height', found.height);
          context.setProperty(node, 'loading', 'lazy');
        },
      },
    ],
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  });
}

/** Resolves a link and records where it is written: on the page, or in a file that a generated part comes from. */
export function resolveWritten(
  page: CompileContext,
  target: string,
  location: { line: number; file?: string },
): string {
  const at = { problems: page.problems, file: location.file ?? page.file };
  if (target === '')
    report(at, 'empty-link', location.line, 'a link leads nowhere', 'put its target between the parentheses');
  const found = page.resolveLink(target);
  const isBroken = typeof found !== 'string';
  const href = isBroken ? target : found;
  if (isBroken)
    report(at, 'broken-link', location.line, `broken Markdown link: there is no page ${target}`, found.hint);
  page.links.push({ target, href, ...location, ...(isBroken && { isBroken }) });
  return href;
}
