import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../kernel/hash.ts';
import { isWithin } from '../kernel/files/relative-path.ts';
import { type Bundle, ensureBundle } from '../pipeline/bundle/ensure-bundle.ts';
import { currentInputs, inputsKey } from '../pipeline/bundle/site-inputs.ts';
import type { BundleOrder, Engine } from '../pipeline/engine.ts';
import { loadBundle } from './load-bundle.ts';

type Bundled = Pick<BundleOrder, 'siteDir' | 'baseUrl' | 'strings' | 'languages' | 'modules'>;

/** The code that shows pages. It is made again when the site's part of it has changed. */
export class DevBundle {
  private last?: { of: string; bundle: Bundle };
  /** What browsers load is in these, the latest first: open pages may still ask for files of an earlier bundle. */
  readonly clientDirs: string[] = [];
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async current(bundled: Bundled): Promise<Bundle> {
    const known = this.last?.bundle;
    if (known && this.last?.of === this.stateOf(bundled, known)) return known;
    const bundle = await ensureBundle(this.engine, { ...bundled, isDevelopment: true });
    await loadBundle(bundle);
    const shown = { ...bundle, id: idOf(bundle) };
    const clientDir = dirname(bundle.assets);
    if (!this.clientDirs.includes(clientDir)) this.clientDirs.unshift(clientDir);
    this.last = { of: this.stateOf(bundled, bundle), bundle: shown };
    return shown;
  }

  /** The folders outside of the site that files of it are in. */
  foldersBeside(siteDir: string): string[] {
    const files = Object.keys(this.last?.bundle.inputs ?? {}).map((file) => join(this.engine.root, file));
    const others = files.filter((file) => !isWithin(siteDir, file) && !/[\\/]node_modules[\\/]/.test(file));
    return [...new Set(others.map((file) => dirname(file)))];
  }

  private stateOf(bundled: Bundled, { inputs }: Bundle): string {
    return fingerprint(JSON.stringify(bundled), inputsKey(currentInputs(this.engine.root, Object.keys(inputs))));
  }
}

/** Of what the browser loads: an open page with other files needs another document. */
function idOf({ assets }: Bundle): string {
  return fingerprint(...readdirSync(assets).sort());
}
