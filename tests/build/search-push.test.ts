import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyBasicSite, replace } from '../support/fixture-site.ts';
import { type Run, runPagewright, runWith } from '../support/run-pagewright.ts';
import { type AlgoliaStandIn, startAlgolia } from '../support/algolia-stand-in.ts';

let algolia: AlgoliaStandIn;
let site: string;
beforeAll(async () => {
  algolia = await startAlgolia('APP', 'write-key');
  const hosted = `provider: 'algolia', applicationId: 'APP', apiKey: 'k', hosts: ['${algolia.url}'], synonyms: { lamp: ['light'] }`;
  site = copyBasicSite({ 'site.config.ts': replace("provider: 'local'", hosted) });
});
afterAll(() => algolia.close());

const pushWith = (key: string): Promise<Run> => runWith({ ALGOLIA_WRITE_KEY: key }, 'search', 'push', site);

describe('search push', () => {
  it('wants a hosted search', async () => {
    const { code, output } = await runPagewright('search', 'push', copyBasicSite());
    expect(code).toBe(1);
    expect(output).toBe(
      'error: the site uses "local" search, which needs no upload\n  hint: to use Algolia, set search.provider to "algolia" in site.config.ts, with applicationId, apiKey and indexName\n',
    );
  });

  it('wants the key', async () => {
    const { code, output } = await runPagewright('search', 'push', site);
    expect(code).toBe(1);
    expect(output).toMatch(/^error: the environment variable ALGOLIA_WRITE_KEY is not set\n {2}hint: /);
    expect(algolia.requests).toEqual([]);
  });

  it('is a command of two words', async () => {
    expect(await runPagewright('search')).toMatchObject({ code: 2 });
    expect((await runPagewright('search', 'pull')).output).toContain('Unknown command "search pull".');
  });

  it('fails when the key is refused, and does not print it', async () => {
    const { code, output } = await pushWith('wrong-key');
    expect(code).toBe(1);
    expect(output).toContain('error: Algolia rejected the key in ALGOLIA_WRITE_KEY. The index "basic" is unchanged.');
    expect(output).not.toContain('wrong-key');
    expect(algolia.store.indexes.size).toBe(0);
  });

  it('uploads the pages of every version', async () => {
    const { code, output } = await pushWith('write-key');
    expect(output).toMatch(/^Pushed \d+ records from 7 pages to the index "basic" of the application APP\.\n$/);
    expect(code).toBe(0);
    const { records, synonyms } = algolia.store.indexes.get('basic')!;
    expect(new Set([...records.values()].map((record) => record['docusaurus_tag']))).toEqual(
      new Set(['docs-default-current', 'docs-default-v1']),
    );
    expect([...records.values()].some((record) => String(record['content']).includes('Text of the guide.'))).toBe(true);
    expect(synonyms).toHaveLength(1);
  });
});
