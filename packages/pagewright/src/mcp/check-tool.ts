import { OneAtATime } from './check/one-at-a-time.ts';
import { runCheck } from './check/run-check.ts';
import { findVersion, versionArguments } from './find-version.ts';
import { ToolError } from './tool-error.ts';
import { defineTool } from './tool.ts';

/** A compiler takes a whole core for a second. */
const compiler = new OneAtATime(8);
const mostMistakes = 20;

export const checkTool = defineTool({
  name: 'check_snippet',
  title: 'Check a snippet',
  description:
    'Type-checks a piece of TypeScript, in strict mode, against the API of a version. It is compiled as a module of its own and never run. Imports of packages that the site does not document are typed any.',
  arguments: {
    code: { type: 'string', description: 'The whole snippet, with its imports.', maxLength: 20_000 },
    syntax: {
      type: 'string',
      description: 'tsx if the snippet contains JSX; ts unless given.',
      maxLength: 3,
      enum: ['ts', 'tsx'],
      optional: true,
    },
    version: versionArguments.version,
  },
  async run({ code, syntax, version: wanted }, { site, signal }) {
    const found = findVersion(site.description, wanted);
    const { label } = found.version;
    const file = site.apis.of(found);
    if (!file)
      throw new ToolError(
        `Snippets cannot be checked against ${label}: the site has no declarations of it. They come from the plugin pagewright/reference.`,
      );
    const sources = Object.fromEntries(file.apis.map(({ name, source }) => [name, source]));
    const order = { scope: file.scope, sources, language: syntax === 'tsx' ? ('tsx' as const) : ('ts' as const), code };
    const running = compiler.run(async () => {
      signal.throwIfAborted();
      return runCheck(order, signal);
    });
    if (!running) throw new ToolError('Too many snippets are being checked at the moment. Try again in a few seconds.');
    const { mistakes, unknown, failure } = await running;
    if (failure !== undefined) {
      console.error(`A snippet was not checked: the compiler ended with ${failure}`);
      throw new ToolError('The compiler did not finish. The log of the server says why.');
    }
    const note = unknown.length > 0 ? `\nNot documented here, and so typed any: ${unknown.join(', ')}.` : '';
    if (mistakes.length === 0) return `The snippet is correct for ${label}.${note}`;
    const shown = mistakes.slice(0, mostMistakes).map(({ line, message }) => `- Line ${line}: ${message}`);
    const rest = mistakes.length - shown.length;
    const head = `The snippet does not compile against ${label}: ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}.`;
    return [head, ...shown, ...(rest > 0 ? [`… and ${rest} more.`] : [])].join('\n') + note;
  },
});
