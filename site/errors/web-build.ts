import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Packages of a build tool that differ from one system to the next. */
export default {
  on: ['any'],
  tool: 'npm',
  more: ['guides/ci-cd', 'frameworks/vite', 'frameworks/index'],
  entries: [
    {
      text: 'Error: Cannot find module @rollup/rollup-linux-x64-gnu.',
      also: [
        'npm has a bug related to optional dependencies',
        '@rollup/rollup-darwin-arm64',
        'Cannot find native binding',
        "You installed esbuild for another platform than the one you're currently using.",
      ],
      cause:
        "The build tool has a package for each operating system. `node_modules` was copied from another system, or the lock file was written on another one and lists only that system's package.",
      mend: 'Delete `node_modules` and `package-lock.json`, run `npm install` and commit the new lock file. Never copy `node_modules` between systems.',
    },
  ],
} satisfies ErrorGroup;
