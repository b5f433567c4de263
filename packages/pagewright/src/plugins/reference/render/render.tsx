import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GeneratedComponent, Part, ResolveLink } from '../../../markdown/reference.ts';
import { optionAnchor } from '../anchors.ts';
import type { TypeDefinition } from '../model.ts';
import type { VersionTable } from '../table-types.ts';
import { ApiReference } from './ApiReference.tsx';
import { CommandList, CommandReference, DescriptionTable, HookList, named } from './Commands.tsx';
import { ConfigReference } from './ConfigReference.tsx';
import type { ReferenceInput } from './context.ts';
import { type PartContent, PartContext } from './part-context.ts';

export function renderApi(input: ReferenceInput, resolveLink: ResolveLink): Part {
  return toPart(<ApiReference {...input} />, resolveLink);
}

export function renderConfig(type: TypeDefinition, resolveLink: ResolveLink): Part {
  return toPart(<ConfigReference type={type} />, resolveLink);
}

type CommandComponent = Exclude<GeneratedComponent, 'ApiReference' | 'ConfigReference'>;

export function renderCommands(
  component: CommandComponent,
  name: string,
  { commandLine, commandRoutes }: VersionTable,
  resolveLink: ResolveLink,
): Part {
  if (!commandLine) return { known: [] };
  switch (component) {
    case 'CommandReference': {
      const command = commandLine.commands.find((candidate) => candidate.name === name);
      return command
        ? toPart(<CommandReference program={commandLine.program} command={command} />, resolveLink)
        : { known: commandLine.commands.map((candidate) => candidate.name) };
    }
    case 'CommandList':
      return toPart(
        <>
          <CommandList commands={commandLine.commands} hrefOf={({ doc }) => (doc ? commandRoutes[doc] : undefined)} />
          {commandLine.globalOptions.length > 0 && (
            <DescriptionTable
              heading="Global option"
              rows={commandLine.globalOptions.map(({ flags, text }) => ({
                ...named({ name: flags, text }),
                id: optionAnchor(flags),
              }))}
            />
          )}
        </>,
        resolveLink,
      );
    case 'HookList':
      return toPart(<HookList {...commandLine} />, resolveLink);
    case 'EnvironmentList':
      return toPart(<DescriptionTable heading="Variable" rows={commandLine.environment.map(named)} />, resolveLink);
  }
}

/** HTML, its headings for the table of contents, and the anchors of its rows. */
function toPart(element: ReactNode, resolveLink: ResolveLink): Part {
  const content: PartContent = { headings: [], rowIds: [], resolveLink };
  const html = renderToStaticMarkup(<PartContext value={content}>{element}</PartContext>);
  return { html, headings: content.headings, rowIds: content.rowIds };
}
