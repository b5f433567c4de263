import type { CommandLine } from 'pagewright/commands';

export default {
  program: 'npx lamp',
  commands: [
    {
      name: 'dim',
      text: 'Sets the brightness.',
      arguments: [{ name: 'level', text: 'From 0 to 100.', required: true }],
      options: [{ flags: '--slow', text: 'Takes a second to get there.' }],
    },
  ],
} satisfies CommandLine;
