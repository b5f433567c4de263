import type { Command, ResolvedCommandLine } from './command-line.ts';
import { optionAnchor } from './CommandReference.tsx';
import { DescriptionList, type Row } from './DescriptionList.tsx';

/** Every command with its description, linked to its page. The writer's heading is above it. */
export function CommandList({
  commands,
  hrefOf,
}: {
  commands: Command[];
  hrefOf: (command: Command) => string | undefined;
}) {
  return (
    <div className="command-list">
      <DescriptionList
        rows={commands.map((command) => ({ name: command.name, text: command.text, href: hrefOf(command) }))}
      />
    </div>
  );
}

/** The options that every command accepts. */
export function GlobalOptions({ globalOptions }: Pick<ResolvedCommandLine, 'globalOptions'>) {
  if (globalOptions.length === 0) return null;
  return (
    <DescriptionList
      heading="globalOption"
      rows={globalOptions.map(({ flags, text }) => ({ name: flags, id: optionAnchor(flags), text }))}
    />
  );
}

export function HookList({ hooks, hookEnvironment }: Pick<ResolvedCommandLine, 'hooks' | 'hookEnvironment'>) {
  return (
    <>
      <DescriptionList heading="script" rows={hooks.map(named)} />
      {hookEnvironment.length > 0 && <DescriptionList heading="variable" rows={hookEnvironment.map(named)} />}
    </>
  );
}

/** The variables that the command line reads. The writer's heading is above them. */
export function EnvironmentList({ environment }: Pick<ResolvedCommandLine, 'environment'>) {
  return <DescriptionList rows={environment.map(named)} />;
}

/** A script or variable, whose anchor is its name. */
function named({ name, text }: { name: string; text: string }): Row {
  return { name, id: name.toLowerCase(), text };
}
