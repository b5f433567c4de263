import type { PageComponent, PageTools, Part } from '../../site/plugins/plugin.ts';
import type { Platforms } from '../parts/platforms.ts';
import { renderPart } from '../parts/render-part.tsx';
import { linkLocations } from '../parts/written-links.ts';
import { CommandList, CommandReference, DescriptionTable, GlobalOptions, HookList, named } from './Commands.tsx';
import type { VersionCommands } from './read-commands.ts';

/** What one of the components shows of a version's command line. */
export function renderCommands(
  { name: component, attributes: { name = '' } }: PageComponent,
  { commandLine, routes, links }: VersionCommands,
  platforms: Platforms,
  { link, strings }: PageTools,
): Part {
  const element = elementFor();
  const resolveLink = (target: string): string => link(target, linkLocations(links, name, target));
  return element
    ? renderPart(element, { platforms, strings, resolveLink })
    : { known: commandLine.commands.map((candidate) => candidate.name) };

  function elementFor() {
    switch (component) {
      case 'CommandReference': {
        const command = commandLine.commands.find((candidate) => candidate.name === name);
        return command && <CommandReference program={commandLine.program} command={command} />;
      }
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
        return <DescriptionTable heading="variable" rows={commandLine.environment.map(named)} />;
    }
  }
}
