import { describe, expect, it } from 'vitest';
import { commandMistakes, convertCommands } from './package-managers.ts';

describe('convertCommands', () => {
  it.each([
    ['npm install', 'yarn install', 'pnpm install'],
    ['npm install a b', 'yarn add a b', 'pnpm add a b'],
    ['npm i -D a', 'yarn add --dev a', 'pnpm add -D a'],
    ['npm install --save-exact a', 'yarn add --exact a', 'pnpm add --save-exact a'],
    ['npm install -g a', 'yarn global add a', 'pnpm add -g a'],
    ['npm uninstall a', 'yarn remove a', 'pnpm remove a'],
    ['npm rm -g a', 'yarn global remove a', 'pnpm remove -g a'],
    ['npm update a', 'yarn upgrade a', 'pnpm update a'],
    ['npm ci', 'yarn install --frozen-lockfile', 'pnpm install --frozen-lockfile'],
    ['npm run build', 'yarn run build', 'pnpm run build'],
    ['npm run build -- --watch', 'yarn run build --watch', 'pnpm run build --watch'],
    ['npm run', 'yarn run', 'pnpm run'],
    ['npm start', 'yarn run start', 'pnpm run start'],
    ['npm test', 'yarn run test', 'pnpm run test'],
    ['npm init -y', 'yarn init -y', 'pnpm init -y'],
    [
      'npm create vite app -- --template vue',
      'yarn create vite app --template vue',
      'pnpm create vite app --template vue',
    ],
    ['npx tool sync', 'yarn tool sync', 'pnpm exec tool sync'],
    ['npx -y tool sync', 'yarn dlx tool sync', 'pnpm dlx tool sync'],
  ])('%s', (npm, yarn, pnpm) => {
    expect([convertCommands(npm, 'npm'), convertCommands(npm, 'yarn'), convertCommands(npm, 'pnpm')]).toEqual([
      npm,
      yarn,
      pnpm,
    ]);
  });

  it('converts each command of several lines and of one line', () => {
    expect(convertCommands('npm install\n  npm run build\n\ncd app && npm install a; npm test | tee log', 'yarn')).toBe(
      'yarn install\n  yarn run build\n\ncd app && yarn add a; yarn run test | tee log',
    );
  });

  it('leaves comments and other commands alone', () => {
    const text = '# npm install first\nnpm pack\nnpm\nls npm\ngit commit -m "npm"';
    expect(convertCommands(text, 'yarn')).toBe(text);
    expect(convertCommands('npm install # once, with npm', 'pnpm')).toBe('pnpm install # once, with npm');
  });
});

describe('commandMistakes', () => {
  it.each([
    '$ npm install a',
    'yarn add a',
    'pnpm add a',
    'npm exec a',
    'npm',
    'sudo npm i -g a',
    'CI=1 npm test',
    'npm publish # once',
  ])('%s', (command) => {
    const shown = command.replace(/ #.*/, '');
    expect(commandMistakes(`npm install\n\ncd b && ${command}\n`)).toEqual([
      {
        line: 3,
        message: `"${shown}" cannot be translated: it is the same in every tab`,
        hint: 'write a command that begins with npm or npx, or give the code block the language sh',
      },
    ]);
    expect(commandMistakes(command)).toMatchObject([{ line: 1 }]);
  });

  it.each(['', '\n', 'ls npm\n', '# npm install'])('no npm command: %j', (commands) => {
    expect(commandMistakes(commands)).toMatchObject([
      { line: 0, message: 'this code block contains no npm command: its tabs are the same' },
    ]);
  });

  it('accepts other commands next to those of npm', () => {
    expect(commandMistakes('# yarn add a\ncd npm && npm install \\\n  a\ngit commit -m "npm"\n')).toEqual([]);
    expect(commandMistakes('yes | npx a | grep yarn')).toEqual([]);
  });
});
