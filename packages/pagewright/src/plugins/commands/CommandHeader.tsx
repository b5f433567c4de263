import { use } from 'react';
import { PackageName } from '../parts/PackageName.tsx';
import { PartContext } from '../parts/part-context.ts';
import { PartIcon } from '../parts/PartIcon.tsx';
import { PlatformNames } from '../parts/PlatformNames.tsx';
import type { Command, ResolvedCommandLine } from './command-line.ts';

/** Below the title of a page: what brings the command, and the platforms that it takes. */
export function CommandHeader({
  commandLine,
  command,
}: {
  commandLine: ResolvedCommandLine;
  command: Command | undefined;
}) {
  const { platforms = [] } = use(PartContext).platforms;
  const taken = command?.arguments.flatMap(({ values }) => values) ?? platforms;
  const states = platforms.filter((platform) => taken.includes(platform));
  return (
    <>
      <PartIcon name="terminal" />
      {commandLine.package && <PackageName name={commandLine.package} />}
      {states.length > 0 && (
        <p className="api-facts">
          <span>
            <PlatformNames states={states.map((platform) => ({ platform, state: 'yes' }))} only={false} />
          </span>
        </p>
      )}
    </>
  );
}
