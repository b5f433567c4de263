import { expect, it } from 'vitest';
import { adaptComponent } from './adapt-component.ts';

const adapt = (source: string, exported = 'default') =>
  adaptComponent(source, { name: 'Lamp', exported, file: '/a/Lamp.tsx' });

it('takes a component that needs only React, for the browser if it has state', () => {
  const plain = 'export default function Lamp() {\n  return null;\n}\n';
  expect(adapt(plain)).toMatchObject({ code: plain });
  const source =
    "import { useState } from 'react';\nimport type { A } from 'a';\nexport const Lamp = () => useState(1);\n";
  expect(adapt(source, 'Lamp')).toMatchObject({
    code: "'use client';\n\nimport { useState } from 'react';\n\nexport const Lamp = () => useState(1);\n\nexport default Lamp;\n",
  });
});

it.each([
  ["import clsx from 'clsx';\nexport default () => null;", 'it imports clsx'],
  ["import './gone.css';\nexport default () => null;", 'it imports ./gone.css'],
  ["export default () => require('./a.png');", 'it loads other modules'],
  ['export const Other = () => null;', 'it does not export default'],
])('says why %j cannot be taken: %s', (source, reason) => {
  expect(adapt(source)).toBe(reason);
});
