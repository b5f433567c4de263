import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { importedStyles, withParts } from './imported-styles.ts';

const dir = temporaryFolder();
const write = (file: string, text: string): string => {
  const path = join(dir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};
const inDir = (...files: string[]): string[] => files.map((file) => join(dir, file));

it('finds the stylesheets that a module imports, also through others and in a circle', () => {
  const module = write(
    'Hero.tsx',
    "import './hero.css';\nimport { draw } from './parts/draw';\nimport React from 'react';",
  );
  write('parts/draw.ts', "// import './old.css';\nimport './draw.css';\nimport '../Hero.tsx';\nexport const draw = 1;");
  write('hero.css', '');
  write('parts/draw.css', '');
  expect(importedStyles(module)).toEqual(inDir('hero.css', 'parts/draw.css'));
});

it('leaves files that cannot be parsed, and stylesheets that are not there, to the bundler', () => {
  expect(importedStyles(write('Broken.tsx', "import './hero.css'; const = "))).toEqual([]);
  expect(importedStyles(write('Lost.tsx', "import './lost.css';"))).toEqual([]);
});

it('knows what a stylesheet takes into itself', () => {
  const style = write(
    'all.css',
    "@import './a.css' layer(components);\n@import url(\"./b.css\");\n@import 'package/c.css';",
  );
  write('a.css', "@import './all.css';");
  write('b.css', '');
  expect(withParts(style)).toEqual(inDir('all.css', 'a.css', 'b.css'));
});
