import { type ReactNode, use } from 'react';
import { ApiRow, ApiTable } from '../parts/ApiTable.tsx';
import { DocText } from '../parts/DocText.tsx';
import { Default, FactLine } from '../parts/FactLine.tsx';
import { PartContext } from '../parts/part-context.ts';
import { platformsOnly } from '../parts/platforms.ts';
import type { Command, ResolvedCommandLine } from './command-line.ts';

/** Synopsis, arguments and options of one command. */
export function CommandReference({ program, command }: { program: string; command: Command }) {
  const { platforms } = use(PartContext);
  return (
    <>
      <pre className="api-signature">
        <code>{synopsis(program, command)}</code>
      </pre>
      {command.arguments.length > 0 && (
        <DescriptionTable
          heading="Argument"
          rows={command.arguments.map(({ name, text, required, values }) => ({
            name,
            text,
            notes: [required ? 'Required' : 'Optional', ...oneOf(values)],
          }))}
        />
      )}
      {command.options.length > 0 ? (
        <DescriptionTable
          heading="Option"
          rows={command.options.map((option) => ({
            name: option.flags,
            id: optionAnchor(option.flags),
            text: option.text,
            notes: [
              ...(option.default === undefined ? [] : [<Default key="default" value={option.default} />]),
              ...oneOf(option.values),
              ...(option.platforms.length > 0 ? [platformsOnly(platforms, option.platforms)] : []),
            ],
          }))}
        />
      ) : (
        <p>This command has no options of its own.</p>
      )}
    </>
  );
}

/** Every command with its description, linked to its page. */
export function CommandList({
  commands,
  hrefOf,
}: {
  commands: Command[];
  hrefOf: (command: Command) => string | undefined;
}) {
  return (
    <DescriptionTable
      heading="Command"
      rows={commands.map((command) => ({ name: command.name, text: command.text, notes: [], href: hrefOf(command) }))}
    />
  );
}

/** The options that every command accepts. */
export function GlobalOptions({ globalOptions }: Pick<ResolvedCommandLine, 'globalOptions'>) {
  if (globalOptions.length === 0) return null;
  return (
    <DescriptionTable
      heading="Global option"
      rows={globalOptions.map(({ flags, text }) => ({ name: flags, id: optionAnchor(flags), text, notes: [] }))}
    />
  );
}

export function HookList({ hooks, hookEnvironment }: Pick<ResolvedCommandLine, 'hooks' | 'hookEnvironment'>) {
  return (
    <>
      <DescriptionTable heading="Script" rows={hooks.map(named)} />
      {hookEnvironment.length > 0 && <DescriptionTable heading="Variable" rows={hookEnvironment.map(named)} />}
    </>
  );
}

interface Row {
  name: string;
  /** The row's anchor. */
  id?: string;
  text: string;
  notes: ReactNode[];
  href?: string;
}

export function DescriptionTable({ heading, rows }: { heading: string; rows: Row[] }) {
  return (
    <ApiTable heading={heading}>
      {rows.map(({ name, id, text, notes, href }) => (
        <ApiRow key={name} id={id}>
          <td>
            {href ? (
              <a href={href}>
                <code>{name}</code>
              </a>
            ) : (
              <code>{name}</code>
            )}
          </td>
          <td>
            <DocText text={text} inline />
            <FactLine facts={notes} />
          </td>
        </ApiRow>
      ))}
    </ApiTable>
  );
}

/** A script or variable, whose anchor is its name. */
export function named({ name, text }: { name: string; text: string }): Row {
  return { name, id: name.toLowerCase(), text, notes: [] };
}

/** `-t, --target <id>` → `--target`. Others link to it: changing one breaks their links. */
function optionAnchor(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags.split(/[\s,]/, 1)[0]!;
}

function oneOf(values: string[]): string[] {
  return values.length > 0 ? [`One of ${values.join(', ')}`] : [];
}

function synopsis(program: string, { name, arguments: list, options }: Command): string {
  const parts = list.map((argument) => (argument.required ? `<${argument.name}>` : `[${argument.name}]`));
  return [program, name, ...parts, ...(options.length > 0 ? ['[options]'] : [])].join(' ');
}
