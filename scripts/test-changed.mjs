#!/usr/bin/env node
// Runs the unit tests of what has changed since the branch left `main`; on `main`, since the commit before the last, so that tests
// go on running right after a commit. Where there is no such commit, as in a shallow clone, it runs all of them.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim();
const fork = git('merge-base', 'main', 'HEAD');
const before = fork && fork !== git('rev-parse', 'HEAD') ? fork : git('rev-parse', '--quiet', '--verify', 'HEAD~1');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const changed = before ? ['--changed', before, '--passWithNoTests'] : [];
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit', ...changed], { stdio: 'inherit' });
process.exitCode = status ?? 1;
