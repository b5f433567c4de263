import type { Element } from 'hast';
import {
  type HastNode,
  type HastPluginDefinition,
  type HastVisitorContext,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
  defineHastPlugin,
} from 'satteri';
import { type CompileContext, type ImageCopy, textAttribute } from '../context.ts';
import { textWidth } from '../text-width.ts';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Attributes = Record<string, string>;

/** The breakpoint of phones in `tokens.css` below which text in wide pictures is too small. */
const narrow = '(max-width: 37.5em)';

/**
 * Wraps pictures that have copies, or one for phones, in `<picture>`, unless the writer has chosen what browsers may choose from. They must
 * have their URLs and sizes.
 */
export function pictures(page: CompileContext): HastPluginDefinition {
  const sourcesOf = (src: unknown, width: unknown): Attributes[] => {
    const { phone, copies = [] } = page.images.get(String(src)) ?? {};
    return [
      ...(phone
        ? [{ media: narrow, srcSet: phone.src, width: String(phone.width), height: String(phone.height) }]
        : []),
      ...sources(copies, `min(100vw, ${Math.min(textWidth, Number(width) || textWidth)}px)`),
    ];
  };
  const jsx = {
    filter: ['img'],
    visit(node: Readonly<Jsx>, context: HastVisitorContext) {
      const found = sourcesOf(textAttribute(node, 'src'), textAttribute(node, 'width'));
      if (found.length === 0 || textAttribute(node, 'srcSet') !== undefined || isInPicture(node, context)) return;
      // Not plain elements: folded into a string, they would get another element around them.
      const made = (name: string, attributes: Attributes, children: unknown[]) => ({
        type: node.type,
        name,
        attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
        children,
      });
      const children = [...found.map((attributes) => made('source', attributes, [])), node];
      return made('picture', {}, children) as HastNode;
    },
  };
  return defineHastPlugin({
    name: 'pictures',
    element: {
      filter: ['img'],
      visit(node: Readonly<Element>, context: HastVisitorContext) {
        const found = sourcesOf(node.properties['src'], node.properties['width']);
        if (found.length === 0 || isInPicture(node, context)) return;
        const made = (tagName: string, properties: Attributes, children: Element[]): Element => ({
          type: 'element',
          tagName,
          properties,
          children,
        });
        return made('picture', {}, [...found.map((properties) => made('source', properties, [])), node as Element]);
      },
    },
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  });
}

/** One for each format: browsers take the first one that they know. */
function sources(copies: ImageCopy[], sizes: string): Attributes[] {
  const formats = [...new Set(copies.map(({ format }) => format))];
  return formats.map((format) => {
    const fitting = copies.filter((copy) => copy.format === format);
    const srcSet = fitting.map(({ src, width }) => `${src} ${width}w`).join(', ');
    return { type: `image/${format}`, srcSet, sizes };
  });
}

/** Also in a paragraph there. */
function isInPicture(node: Readonly<Element | Jsx>, context: HastVisitorContext): boolean {
  for (let around = context.parent(node as HastNode); around; around = context.parent(around as HastNode)) {
    const { tagName, name } = around as { tagName?: string; name?: string };
    if ((tagName ?? name) === 'picture') return true;
  }
  return false;
}
