import { parseArgs } from 'node:util';

/** A wrong command line: the message says what would be right. */
export class UsageError extends Error {}

/** Those that `pagewright init` knows. It would refuse others as well, but only after the installation. */
export const starters = ['page', 'product', 'library'];

export const help = `Usage: npm create pagewright@latest <folder> -- [options]

Makes a project in a new or empty folder: package.json, the installed packages, and a documentation site to begin with.

Options
      --starter <name>  page, product or library (default: page)
      --title <text>    name of the site
      --url <address>   where the site will be published: https://example.com/docs/
      --package <spec>  the Pagewright to install: a version, a tag, a tarball (default: the version of this command)
      --no-install      write package.json only, and say how to go on
  -h, --help            show this help`;

/**
 * @typedef {object} Options
 * @property {string} folder
 * @property {string | undefined} package
 * @property {boolean} install
 * @property {string[]} forInit What is passed on to `pagewright init`.
 */

/**
 * @param {string[]} argv
 * @returns {Options | undefined} Nothing if only help is asked for.
 */
export function parseOptions(argv) {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  const [folder, ...rest] = positionals;
  if (folder === undefined) throw new UsageError('name the folder to make: npm create pagewright@latest my-docs');
  if (rest.length > 0) throw new UsageError(`one folder is enough; what is ${rest.join(' ')}?`);
  const { starter = 'page', title, url } = values;
  if (!starters.includes(starter))
    throw new UsageError(`there is no starter "${starter}", only ${starters.join(', ')}`);
  if (url !== undefined && !URL.canParse(url))
    throw new UsageError(`--url ${url} is not an address such as https://example.com/docs/`);
  const names = Object.entries({ title, url }).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}=${value}`],
  );
  return {
    folder,
    package: values.package,
    install: !values['no-install'],
    forInit: [`--starter=${starter}`, ...names],
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        starter: { type: 'string' },
        title: { type: 'string' },
        url: { type: 'string' },
        package: { type: 'string' },
        'no-install': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
