import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkCommands } from './check-commands.ts';
import { type CommandLine, commandLineSchema } from './command-line.ts';
import type { Problem } from '../../kernel/problems.ts';

const file = 'commands/v1.ts';
const hint = 'remove one of the entries, or rename it';

/** Each field on a line of its own, from line 2. */
function check(fields: Partial<CommandLine>): Problem[] {
  const value: CommandLine = { program: 'npx tool', commands: [], ...fields };
  const lines = Object.entries(value).map(
    ([key, list]) => `  ${key}: ${JSON.stringify(list).replaceAll('},{', '},\n{')},`,
  );
  const source = `export default {\n${lines.join('\n')}\n};\n`;
  return checkCommands({ file, source, commandLine: v.parse(commandLineSchema, value) }, new Map(), ['ios']);
}

const text = 'Text.';
const run = { name: 'run', text };

it.each<[name: string, fields: Partial<CommandLine>, line: number, message: string]>([
  ['command', { commands: [run, { name: 'build', text }, run] }, 5, 'the command "run" is listed twice'],
  [
    'option',
    {
      commands: [
        {
          ...run,
          options: [
            { flags: '-p, --port <port>', text },
            { flags: '--port', text },
          ],
        },
      ],
    },
    4,
    '"--port" of the command "run" is listed twice',
  ],
  [
    'argument',
    {
      commands: [
        {
          ...run,
          arguments: [
            { name: 'platform', text },
            { name: 'platform', text },
          ],
        },
      ],
    },
    4,
    '"platform" of the command "run" is listed twice',
  ],
  [
    'global option',
    {
      globalOptions: [
        { flags: '-h', text },
        { flags: '-h, --help', text },
      ],
    },
    5,
    'the global option "-h" is listed twice',
  ],
  ['hook', { hooks: [run, run] }, 5, 'the hook "run" is listed twice'],
  ['variable', { environment: [run, run] }, 5, 'the variable "run" is listed twice'],
  ['variable of hooks', { hookEnvironment: [run, run] }, 5, 'the variable "run" is listed twice'],
])('reports a repeated %s where it is written', (_name, fields, line, message) => {
  expect(check(fields)).toEqual([{ severity: 'error', file, line, message, hint }]);
});

it('accepts the same option in two commands, and options that begin alike', () => {
  const options = [
    { flags: '--port <port>', text },
    { flags: '--port-range <ports>', text },
  ];
  expect(
    check({
      commands: [
        { ...run, options },
        { name: 'build', text, options },
      ],
    }),
  ).toEqual([]);
});

it('names a platform that the plugin does not know', () => {
  const options = [{ flags: '--dim', text, platforms: ['ios', 'iso'] }];
  expect(check({ commands: [{ ...run, options }] })).toMatchObject([
    { file, message: 'unknown platform "iso"', hint: 'did you mean "ios"?' },
  ]);
});
