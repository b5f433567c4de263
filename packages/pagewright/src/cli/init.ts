import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../kernel/files/list-files.ts';
import { relativePath } from '../kernel/files/relative-path.ts';
import { suggestion } from '../kernel/problems.ts';
import { count } from '../kernel/text/count.ts';
import type { Engine } from '../pipeline/engine.ts';
import { CommandError } from './command-error.ts';
import type { Options } from './options.ts';
import { type Names, checkNames, withNames } from './starter-names.ts';

type Wanted = Pick<Options, 'siteDir' | 'starter' | 'title' | 'url'>;

/** Writes a new site: a copy of a starter, with the names that were asked for. */
export async function runInit(
  { root }: Pick<Engine, 'root'>,
  { siteDir, starter, title, url }: Wanted,
): Promise<number> {
  const source = findStarter(join(root, 'starters'), starter);
  const names = checkNames(title, url);
  checkEmpty(siteDir);
  const files = writeSite(source, siteDir, names);
  const folder = relative(process.cwd(), siteDir) || '.';
  const argument = folder === 'site' ? '' : ` ${folder.includes(' ') ? `"${folder}"` : folder}`;
  console.log(`Wrote the starter "${starter}" to ${folder}: ${count(files.length, 'file')}.

Next:
  npx pagewright dev${argument}
  npx pagewright build${argument}

Write your first page in ${relative(process.cwd(), join(siteDir, firstPage(files)))}.`);
  return 0;
}

function findStarter(folder: string, name: string): string {
  const known = readdirSync(folder);
  if (known.includes(name)) return join(folder, name);
  const all = `use one of: ${known.join(', ')}`;
  throw new CommandError(`there is no starter "${name}"`, suggestion(name, known, all));
}

/** What is there stays as it is. Only a repository may be: many people begin with one. */
function checkEmpty(folder: string): void {
  const found = existsSync(folder) ? statSync(folder) : undefined;
  if (found && !found.isDirectory())
    throw new CommandError(`cannot write a site to ${folder}: it is a file`, 'name another folder');
  const inside = found ? readdirSync(folder).filter((name) => name !== '.git') : [];
  if (inside.length > 0)
    throw new CommandError(
      `cannot write a site to ${folder}: the folder is not empty (${inside.slice(0, 3).join(', ')}${inside.length > 3 ? ', …' : ''})`,
      'name another folder, which may be new, or an empty one',
    );
}

/** Returns the paths of the written files inside the site. */
function writeSite(source: string, siteDir: string, names: Names): string[] {
  const files = listFiles(source).map((file) => relativePath(source, file));
  try {
    for (const file of files) {
      const target = join(siteDir, file);
      mkdirSync(dirname(target), { recursive: true });
      // The folder was empty: what has appeared since then is somebody else's.
      writeFileSync(target, withNames(file, readFileSync(join(source, file), 'utf8'), names), { flag: 'wx' });
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new CommandError(`cannot write a site to ${siteDir}: ${error.message.split(',', 1)[0]}`, undefined, {
      cause: error,
    });
  }
  return files;
}

/** The home page of the latest version, whose folder has the highest name. */
function firstPage(files: string[]): string {
  return files
    .filter((file) => /^content\/[^/]+\/index\.mdx$/.test(file))
    .toSorted()
    .at(-1)!;
}
