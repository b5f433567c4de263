import type { ResolvedConfig } from '../site/config/schema.ts';
import { CommandError } from './command-error.ts';

type VersionOf = ResolvedConfig['versions'][number];

/** The version of a name or label; the latest if none is given. `purpose` is for messages: `export`. */
export function chosenVersion(versions: VersionOf[], wanted: string | undefined, purpose: string): VersionOf {
  const found =
    wanted === undefined
      ? versions.find(({ isLast }) => isLast)
      : (versions.find(({ name }) => name === wanted) ?? versions.find(({ label }) => label === wanted));
  if (found) return found;
  const names = versions.map(({ name, label }) => (name === label ? name : `${name} (${label})`));
  throw new CommandError(`there is no version "${wanted}" to ${purpose}`, `the site has ${names.join(', ')}`);
}
