import type { CommandLine } from 'pagewright/commands';

export default {
  program: 'npx skylark',
  globalOptions: [{ flags: '--help', text: 'Prints what the command can do.' }],
  commands: [
    { name: 'init', text: 'Creates the configuration file.', options: [] },
    {
      name: 'read',
      doc: 'cli/read',
      text: 'Reads a sensor, or all of them.',
      arguments: [{ name: 'sensor', values: ['wind', 'rain', 'temperature'], text: 'The sensor to read.' }],
      options: [
        { flags: '--all', default: 'false', text: 'Reads every sensor.' },
        { flags: '--no-sync', text: 'Prints the last reading, without asking the mast.' },
        { flags: '--dry-run', text: 'Prints which sensors would be read.' },
        { flags: '--device <name>', values: ['ios', 'android'], platforms: ['ios', 'android'], text: 'Reads on a phone.' },
      ],
    },
    { name: 'save', text: 'Writes readings into a file.', options: [{ flags: '--to <file>', text: 'The file to write.' }] },
  ],
  hooks: [{ name: 'skylark:after-read', text: 'Runs after every reading.' }],
  environment: [{ name: 'SKYLARK_STATION', text: 'The station to use if the configuration names none.' }],
  hookEnvironment: [{ name: 'SKYLARK_SENSOR', text: 'The sensor that was read.' }],
} satisfies CommandLine;
