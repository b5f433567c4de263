import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unescapeHtml } from '../../../kernel/text/html.ts';
import type { GeneratedComponent, Part } from '../../../markdown/reference.ts';
import { optionAnchor } from '../anchors.ts';
import type { TypeDefinition } from '../model.ts';
import type { VersionTable } from '../page-reference.ts';
import { ApiReference } from './ApiReference.tsx';
import { CommandList, CommandReference, DescriptionTable, HookList, named } from './Commands.tsx';
import { ConfigReference } from './ConfigReference.tsx';
import type { ReferenceInput } from './context.ts';

export function renderApi(input: ReferenceInput): Part {
  return toPart(<ApiReference {...input} />);
}

export function renderConfig(type: TypeDefinition): Part {
  return toPart(<ConfigReference type={type} />);
}

type CommandComponent = Exclude<GeneratedComponent, 'ApiReference' | 'ConfigReference'>;

export function renderCommands(
  component: CommandComponent,
  name: string,
  { commandLine, commandRoutes }: VersionTable,
): Part {
  if (!commandLine) return { known: [] };
  switch (component) {
    case 'CommandReference': {
      const command = commandLine.commands.find((candidate) => candidate.name === name);
      return command
        ? toPart(<CommandReference program={commandLine.program} command={command} />)
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
      );
    case 'HookList':
      return toPart(<HookList {...commandLine} />);
    case 'EnvironmentList':
      return toPart(<DescriptionTable heading="Variable" rows={commandLine.environment.map(named)} />);
  }
}

/** HTML, its headings for the table of contents, and the anchors of its rows. */
function toPart(element: ReactNode): Part {
  const html = renderToStaticMarkup(element);
  const headings = [...html.matchAll(/<h([34]) id="([^"]+)"><a [^>]*>(.*?)<\/a><\/h\1>/g)].map(
    ([, level, id, text]) => ({ id: id!, text: unescapeHtml(text!), level: Number(level) }),
  );
  const rowIds = Array.from(html.matchAll(/<tr id="([^"]+)"/g), ([, id]) => unescapeHtml(id!));
  return { html, headings, rowIds };
}
