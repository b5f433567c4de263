#!/usr/bin/env node
// Makes what only the published package has: the bundled Node side, so that its first start is quick, and declarations, because a
// site's compiler would check our sources with its own settings.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundleNode, hashSources } from '../bin/bundle-node.mjs';

const root = dirname(import.meta.dirname);
const require = createRequire(import.meta.url);
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
await bundleNode(root, join(dist, `node-${hashSources(root)}`));

const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.types.json')], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
