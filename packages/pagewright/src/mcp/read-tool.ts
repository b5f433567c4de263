import { shortened } from './phrases.ts';
import { findVersion, versionArguments } from './find-version.ts';
import { findPage } from './pages.ts';
import { longestAnswer, part } from './parts-of-text.ts';
import { type Outline, findSection, outlineOf, sectionText } from './sections.ts';
import { ToolError } from './tool-error.ts';
import { defineTool } from './tool.ts';

const mostSections = 60;

export const readTool = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description: `Returns a page of the documentation, or one section of it, as Markdown. Long pages come in parts of ${longestAnswer} characters; a URL with a hash, as search returns it, is answered with that section alone.`,
  arguments: {
    page: {
      type: 'string',
      description: 'A URL or path of the documentation, with or without a hash.',
      maxLength: 1000,
    },
    section: {
      type: 'string',
      description: 'A section of the page, by its id or title, in place of a hash.',
      maxLength: 300,
      optional: true,
    },
    offset: {
      type: 'integer',
      description: 'Where to go on reading, as the end of the previous part says.',
      minimum: 0,
      maximum: 100_000_000,
      optional: true,
    },
    ...versionArguments,
  },
  async run({ page: address, section, offset = 0, version, language }, { site }) {
    const { url } = site.description;
    const page = await findPage(site, address, findVersion(site.description, version, language));
    const wanted = section ?? page.anchor;
    const outline = await outlineOf(page.html);
    if (wanted === '') return part(page.markdown, offset, listOf(outline));
    const at = findSection(outline, wanted);
    if (at === undefined)
      throw new ToolError(
        `The page ${url}${page.path} has no section ${shortened(wanted)}. ${listOf(outline) || 'It has none.'}`,
      );
    const anchor = outline.sections[at]?.anchor;
    const from = `From ${url}${page.path}${anchor ? `#${anchor}` : ''}`;
    // What is above the first section has an id as well: the page itself.
    if (at < 0) return part(page.markdown, offset, listOf(outline));
    return `${from}\n\n${part(sectionText(page.markdown, at), offset)}`;
  },
});

function listOf({ sections }: Outline): string {
  const named = sections.filter(({ anchor }) => anchor !== '');
  const shown = named.slice(0, mostSections).map(({ anchor, title }) => `${title} (#${anchor})`);
  const rest = named.length - shown.length;
  return shown.length > 0 ? `Sections: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.` : '';
}
