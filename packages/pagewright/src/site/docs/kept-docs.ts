import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../kernel/hash.ts';
import { readSealed, writeSealed } from '../../kernel/files/sealed-file.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { Problem } from '../../kernel/problems.ts';
import { plainText } from '../../kernel/files/read-text.ts';
import type { VersionConfig } from '../config/schema.ts';
import type { Doc } from '../model.ts';
import type { PageSources } from './page-sources.ts';

interface Kept {
  key: string;
  /** Without what is in their files anyway, unless they include fragments, and without dates, which git knows. */
  docs: (Omit<Doc, 'source'> & { source?: string })[];
  problems: Problem[];
}

interface ReadDocs {
  docs: Doc[];
  problems: Problem[];
}

/**
 * The pages of a version as an earlier build read them. Reading the bytes of a file takes a fraction of the time of understanding them, and
 * most versions never change.
 */
export class KeptDocs {
  private readonly sources: PageSources;
  private readonly version: VersionConfig;
  private readonly paths: string[];
  private texts = new Map<string, string>();
  private readonly key: string | undefined;

  /** @param paths All files, of which each exists. */
  constructor(sources: PageSources, version: VersionConfig, paths: string[]) {
    this.sources = sources;
    this.version = version;
    this.paths = paths;
    this.key = this.currentKey();
  }

  read(): ReadDocs | undefined {
    const text = this.key === undefined ? undefined : readSealed(this.file);
    const kept = text === undefined ? undefined : (JSON.parse(text) as Kept);
    if (!kept || kept.key !== this.key) return undefined;
    const docs = kept.docs.map((doc): Doc => ({ ...doc, source: doc.source ?? this.texts.get(doc.file)! }));
    this.sources.fragments.markUsed(docs.flatMap(({ segments }) => segments.map(({ file }) => file)));
    return { docs, problems: kept.problems };
  }

  write({ docs, problems }: ReadDocs): void {
    // A writer may have saved a page in between.
    if (this.key === undefined || this.currentKey() !== this.key) return;
    const kept = docs.map(({ source, lastUpdated: _date, ...doc }) => ({
      ...doc,
      ...(source !== this.texts.get(doc.file) && { source }),
    }));
    writeSealed(this.file, JSON.stringify({ key: this.key, docs: kept, problems } satisfies Kept));
  }

  private get file(): string {
    return join(this.sources.keptIn!.cacheDir, `docs-${fingerprint(this.version.folder)}.json`);
  }

  /** Changes with everything that pages are read from. */
  private currentKey(): string | undefined {
    const { siteDir, config, fragments, keptIn } = this.sources;
    if (!keptIn || !existsSync(keptIn.cacheDir)) return undefined;
    const { name, folder, path } = this.version;
    const parts: (string | Uint8Array)[] = [];
    for (const full of this.paths) {
      const bytes = readFileSync(full);
      const file = relativePath(siteDir, full);
      this.texts.set(file, plainText(bytes));
      parts.push(file, bytes);
    }
    const configured = JSON.stringify([config.baseUrl, config.frontMatter, name, folder, path]);
    return fingerprint('docs', keptIn.engineHash, configured, fragments.key(), ...parts);
  }
}
