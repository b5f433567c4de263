import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { CompileContext } from './context.ts';
import type { RenderFormula } from './formula.ts';
import { altTexts } from './checks/alt-texts.ts';
import { knownComponents } from './checks/components.ts';
import { knownElements } from './checks/elements.ts';
import { expressions } from './checks/expressions.ts';
import { noLeftovers } from './checks/leftovers.ts';
import { tableCells } from './checks/table-cells.ts';
import { distinctTabs } from './checks/tabs.ts';
import { admonitions } from './transforms/admonitions.ts';
import { alerts } from './transforms/alerts.ts';
import { codeGroups } from './transforms/code-groups.ts';
import { codeBlocks } from './transforms/code.ts';
import { formulas } from './transforms/formulas.ts';
import { generatedParts } from './transforms/generated-parts.ts';
import { headings } from './transforms/headings.ts';
import { inlineCode } from './transforms/inline-code.ts';
import { linksAndImages } from './transforms/links.ts';
import { ownIds } from './transforms/own-ids.ts';
import { pictures } from './transforms/pictures.ts';
import { pluginLinks } from './transforms/plugin-links.ts';
import { releaseDates } from './transforms/release-dates.ts';
import { tables } from './transforms/tables.ts';
import { taskLists } from './transforms/task-lists.ts';

interface ParserPlugins {
  mdastPlugins: MdastPluginDefinition[];
  hastPlugins: HastPluginDefinition[];
}

/** What is checked and changed in the two trees of a page: that of its Markdown, then that of its HTML. The order matters. */
export function parserPlugins(page: CompileContext, renderFormula: RenderFormula | undefined): ParserPlugins {
  return {
    mdastPlugins: [
      knownComponents(page),
      knownElements(page),
      expressions(page),
      distinctTabs(page),
      ownIds(page),
      altTexts(page),
      noLeftovers(page),
      tableCells(page),
      admonitions(page),
      alerts(page),
      codeGroups(page),
      ...(page.plugins?.markdown ?? []),
    ],
    // Links before headings: a heading's link to itself is not one of the writer's.
    hastPlugins: [
      ...(page.plugins?.html ?? []),
      linksAndImages(page),
      pluginLinks(page),
      pictures(page),
      generatedParts(page),
      headings(page),
      ...(page.isChangelog ? [releaseDates(page)] : []),
      ...(renderFormula ? [formulas(page, renderFormula)] : []),
      codeBlocks(page),
      tables(),
      inlineCode(),
      taskLists(page),
    ],
  };
}
