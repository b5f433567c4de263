import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './fixture-site.ts';
import { root } from './run-pagewright.ts';

/** A checkout with the real entry point around a tiny engine, whose only command prints which packages it has. */
export function smallCheckout(packages: string): string {
  const checkout = join(temporaryFolder(), 'checkout');
  const files = {
    'src/cli/main.ts': "import name from 'probe';\nexport const main = async () => console.log(name);\n",
    'src/pipeline/tasks/worker.ts': '',
    'src/pipeline/bundle/bundle-engine.ts': '',
    'src/mcp/index.ts': '',
    'src/mcp/check/check-snippet.ts': '',
    'package.json': '{ "dependencies": {} }',
    'node_modules/probe/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/probe/index.js': `export default ${JSON.stringify(packages)};\n`,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), content);
  }
  cpSync(join(root, 'packages/pagewright/bin'), join(checkout, 'bin'), { recursive: true });
  symlinkSync(join(root, 'node_modules', 'rolldown'), join(checkout, 'node_modules', 'rolldown'), 'junction');
  return checkout;
}

/** Runs the checkout's command, with its own cache unless another one is given. */
export function runSmall(
  checkout: string,
  cache = '',
  ...nodeOptions: string[]
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [...nodeOptions, join(checkout, 'bin/pagewright.mjs')], {
    env: { ...process.env, PAGEWRIGHT_CACHE: cache },
    encoding: 'utf8',
  });
}
