import { type MdastNode, type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import type { Component } from './components.ts';
import { type CompileContext, report } from '../context.ts';

/** Readers who cannot see an image need to be told what it shows, or that it only decorates. */
export function altTexts(page: CompileContext): MdastPluginDefinition {
  const missing = (node: Readonly<MdastNode>, hint: string): void =>
    report(page, 'missing-alt', node, 'this image has no text for readers who cannot see it', hint);
  const checkImage = (node: Readonly<Extract<MdastNode, { type: 'image' | 'imageReference' }>>): void => {
    if (!node.alt?.trim())
      missing(node, 'say what it shows between the brackets; if it only decorates, write <img alt="" …>');
  };
  const checkElement = (node: Component): void => {
    const isThere = node.attributes.some(
      (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name === 'alt',
    );
    if (node.name === 'img' && !isThere) missing(node, 'add alt="…", and leave it empty if the image only decorates');
  };
  return defineMdastPlugin({
    name: 'alt-texts',
    options: { position: true },
    image: checkImage,
    imageReference: checkImage,
    mdxJsxFlowElement: checkElement,
    mdxJsxTextElement: checkElement,
  });
}
