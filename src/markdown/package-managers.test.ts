import { describe, expect, it } from 'vitest';
import { convertCommands } from './package-managers.ts';

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
