import { type ReactNode, use } from 'react';
import { ApiRow, ApiTable } from '../parts/ApiTable.tsx';
import { DocText } from '../parts/DocText.tsx';
import { Default, FactLine } from '../parts/FactLine.tsx';
import { PartContext } from '../parts/part-context.ts';
import { platformsOnly } from '../parts/platforms.ts';
import type { Text } from '../parts/text.ts';
import { useTexts } from '../parts/use-texts.ts';
import type { Command, ResolvedCommandLine } from './command-line.ts';

/** Synopsis, arguments and options of one command. */
export function CommandReference({ program, command }: { program: string; command: Command }) {
  const { platforms } = use(PartContext);
  const { text } = useTexts();
  return (
    <>
      <pre className="api-signature">
        <code>{synopsis(program, command)}</code>
      </pre>
      {command.arguments.length > 0 && (
        <DescriptionTable
          heading="argument"
          rows={command.arguments.map((argument) => ({
            name: argument.name,
            text: argument.text,
            notes: [
              text(argument.required ? 'commands.required' : 'commands.optional'),
              ...oneOf(argument.values, text),
            ],
          }))}
        />
      )}
      {command.options.length > 0 ? (
        <DescriptionTable
          heading="option"
          rows={command.options.map((option) => ({
            name: option.flags,
            id: optionAnchor(option.flags),
            text: option.text,
            notes: [
              ...(option.default === undefined ? [] : [<Default key="default" value={option.default} />]),
              ...oneOf(option.values, text),
              ...(option.platforms.length > 0 ? [platformsOnly(platforms, option.platforms, text)] : []),
            ],
          }))}
        />
      ) : (
        <p>{text('commands.noOptions')}</p>
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
      heading="command"
      rows={commands.map((command) => ({ name: command.name, text: command.text, notes: [], href: hrefOf(command) }))}
    />
  );
}

/** The options that every command accepts. */
export function GlobalOptions({ globalOptions }: Pick<ResolvedCommandLine, 'globalOptions'>) {
  if (globalOptions.length === 0) return null;
  return (
    <DescriptionTable
      heading="globalOption"
      rows={globalOptions.map(({ flags, text }) => ({ name: flags, id: optionAnchor(flags), text, notes: [] }))}
    />
  );
}

export function HookList({ hooks, hookEnvironment }: Pick<ResolvedCommandLine, 'hooks' | 'hookEnvironment'>) {
  return (
    <>
      <DescriptionTable heading="script" rows={hooks.map(named)} />
      {hookEnvironment.length > 0 && <DescriptionTable heading="variable" rows={hookEnvironment.map(named)} />}
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

interface DescriptionTableProps {
  /** What each row is about. */
  heading: 'command' | 'argument' | 'option' | 'globalOption' | 'script' | 'variable';
  rows: Row[];
}

export function DescriptionTable({ heading, rows }: DescriptionTableProps) {
  const texts = useTexts();
  return (
    <ApiTable heading={texts.text(`commands.${heading}`)}>
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

function oneOf(values: string[], text: Text): string[] {
  return values.length > 0 ? [text('commands.oneOf', { values: values.join(text('list.separator')) })] : [];
}

function synopsis(program: string, { name, arguments: list, options }: Command): string {
  const parts = list.map((argument) => (argument.required ? `<${argument.name}>` : `[${argument.name}]`));
  return [program, name, ...parts, ...(options.length > 0 ? ['[options]'] : [])].join(' ');
}
