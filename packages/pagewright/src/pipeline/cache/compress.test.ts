import { linkSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { writeCompressed } from './compress.ts';

describe('writeCompressed', () => {
  it('writes three files of one content and returns the size of the smallest', () => {
    const path = join(temporaryFolder(), 'a.html');
    const text = 'Text '.repeat(100);
    const size = writeCompressed(path, Buffer.from(text), 'page');
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
    expect(readFileSync(`${path}.br`).byteLength).toBe(size);
  });

  it('does not change hard links to the file it replaces', () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, 'cached.html'), 'old');
    linkSync(join(dir, 'cached.html'), join(dir, 'published.html'));
    writeCompressed(join(dir, 'cached.html'), Buffer.from('new'), 'page');
    expect(readFileSync(join(dir, 'published.html'), 'utf8')).toBe('old');
  });
});
