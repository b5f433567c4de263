import type { PageComponent, PageTools, Part } from '../../site/plugins/plugin-markdown.ts';
import type { Platforms } from '../parts/platforms.ts';
import { renderPart } from '../parts/render-part.tsx';
import { linkLocations } from '../parts/written-links.ts';
import { CommandHeader } from './CommandHeader.tsx';
import { CommandReference } from './CommandReference.tsx';
import { CommandList, EnvironmentList, GlobalOptions, HookList } from './lists.tsx';
import type { VersionCommands } from './read-commands.ts';

/** What one of the components shows of a version's command line. The page of a command, and that of all, is a reference. */
export function renderCommands(
  { name: component, attributes: { name = '' } }: PageComponent,
  { commandLine, routes, links, icons }: VersionCommands,
  platforms: Platforms,
  { codeBlock, link, strings }: PageTools,
): Part {
  const command = commandLine.commands.find((candidate) => candidate.name === name);
  const element = elementFor();
  if (!element) return { known: commandLine.commands.map((candidate) => candidate.name) };
  const surroundings = {
    platforms,
    strings,
    resolveLink: (target: string): string => link(target, linkLocations(links, name, target)),
    iconOf: (icon: string) => icons?.[icon],
  };
  const part = renderPart(element, surroundings);
  if (component !== 'CommandList' && !command?.doc) return part;
  const header = renderPart(<CommandHeader commandLine={commandLine} command={command} />, surroundings);
  return { ...part, reference: { header: header.html } };

  function elementFor() {
    switch (component) {
      case 'CommandReference':
        return command && <CommandReference program={commandLine.program} command={command} codeBlock={codeBlock} />;
      case 'CommandList':
        return (
          <>
            <CommandList commands={commandLine.commands} hrefOf={({ doc }) => (doc ? routes[doc] : undefined)} />
            <GlobalOptions {...commandLine} />
          </>
        );
      case 'HookList':
        return <HookList {...commandLine} />;
      default:
        return <EnvironmentList {...commandLine} />;
    }
  }
}
