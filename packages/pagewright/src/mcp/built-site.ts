import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteDescription, descriptionFile, descriptionFormat } from '../contract/site-description.ts';
import { ApiFiles } from './api-files.ts';
import { SearchFiles } from './search-files.ts';
import { SetupError } from './setup-error.ts';

/** A built website on the disk. It may be built again at any time: what is said about it is read again when it has changed. */
export class BuiltSite {
  readonly dir: string;
  readonly search: SearchFiles;
  readonly apis: ApiFiles;
  private known?: { changed: number; description: SiteDescription };

  constructor(dir: string) {
    this.dir = dir;
    this.search = new SearchFiles(dir);
    this.apis = new ApiFiles(dir);
  }

  /** Throws an `SetupError` if the folder is not the output of this release. */
  get description(): SiteDescription {
    const path = join(this.dir, descriptionFile);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) throw this.missing();
    if (this.known?.changed !== changed) this.known = { changed, description: readDescription(path) };
    return this.known.description;
  }

  private missing(): SetupError {
    const isFolder = statSync(this.dir, { throwIfNoEntry: false })?.isDirectory();
    return new SetupError(
      isFolder
        ? `${this.dir} is not a website that this Pagewright can read: it has no ${descriptionFile}`
        : `there is no built website in ${this.dir}`,
      isFolder
        ? 'name the folder that the build command has written, and build it again if another release built it'
        : 'run the build command first, or name its output folder',
    );
  }
}

function readDescription(path: string): SiteDescription {
  let description: SiteDescription | undefined;
  try {
    description = JSON.parse(readFileSync(path, 'utf8')) as SiteDescription;
  } catch {
    throw new SetupError(`${path} cannot be read`, 'build the site again');
  }
  if (description?.format !== descriptionFormat)
    throw new SetupError(
      `the website was built by another release of Pagewright (${description?.engine ?? 'unknown'})`,
      'build the site again with the release that runs this command',
    );
  return description;
}
