import type { PageTools, Part } from '../../site/plugins/plugin-markdown.ts';
import { DocText } from '../parts/DocText.tsx';
import { renderPart } from '../parts/render-part.tsx';
import { linkLocations } from '../parts/written-links.ts';
import type { VersionGlossary } from './glossary-table.ts';

/** All terms with what they mean, in the order of the language. */
export function renderGlossary({ terms, links, locale }: VersionGlossary, { link, strings }: PageTools): Part {
  if (terms.length === 0) return { known: [] };
  const { compare } = new Intl.Collator(locale);
  const sorted = terms.toSorted((a, b) => compare(a.name, b.name));
  const list = (
    <dl className="glossary">
      {sorted.map(({ id, name, text }) => [
        <dt key={`${id} name`} id={id}>
          <dfn>{name}</dfn>
        </dt>,
        <dd key={`${id} text`}>
          <DocText text={text} />
        </dd>,
      ])}
    </dl>
  );
  const resolveLink = (target: string): string => link(target, linkLocations(links, '', target));
  const part = renderPart(list, { platforms: {}, strings, resolveLink });
  return { ...part, ids: sorted.map(({ id }) => id) };
}
