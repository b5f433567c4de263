#!/usr/bin/env node
// Runs the unit tests of what has changed since the commit before the last, so that tests go on running right after a
// commit; where there is no such commit, as in a shallow clone, all of them.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const before = 'HEAD~1';
const known = spawnSync('git', ['rev-parse', '--quiet', '--verify', before], { stdio: 'ignore' }).status === 0;
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const changed = known ? ['--changed', before, '--passWithNoTests'] : [];
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit', ...changed], { stdio: 'inherit' });
process.exitCode = status ?? 1;
