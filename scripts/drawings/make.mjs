// Writes the drawings of site/static/img: `npm run drawings`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from './drawings.mjs';

const folder = join(import.meta.dirname, '../../site/static/img');
for (const [name, content] of Object.entries(drawings())) writeFileSync(join(folder, name), content);
