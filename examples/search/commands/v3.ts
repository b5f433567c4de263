import type { CommandLine } from 'pagewright/commands';

export default {
  program: 'npx greenhouse',
  commands: [
    {
      name: 'connect',
      doc: 'command-line',
      text: 'Looks for a controller in the house and remembers it.',
      options: [{ flags: '--dry-run', text: 'Says what was found and remembers nothing.' }],
    },
    { name: 'flush', doc: 'command-line', text: 'Opens every valve for a second, one after the other.' },
  ],
} satisfies CommandLine;
