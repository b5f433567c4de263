import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, buildSiteForAgents, connectAgent, startMcp } from '../support/agent.ts';
import { temporaryFolder } from '../support/fixture-site.ts';
import { root, runPagewright, spawnPagewright, sharedCache, finished } from '../support/run-pagewright.ts';

let dist: string;
let agent: Agent;
let log: string[];
/** Where the server has its temporary files. */
const work = temporaryFolder();

beforeAll(async () => {
  dist = await buildSiteForAgents();
  const started = startMcp(dist, { TMPDIR: work, TEMP: work });
  log = started.log;
  agent = await connectAgent(started.transport);
}, 120_000);

afterAll(async () => {
  await agent.client.close();
});

describe('an agent', () => {
  it('learns what there is', async () => {
    expect(agent.client.getServerVersion()).toMatchObject({ name: 'pagewright', title: 'Basic Docs' });
    expect(agent.client.getInstructions()).toContain('Documented versions: v2, v1.');
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'list_versions',
      'compare_api',
      'check_snippet',
    ]);
    expect(await agent.ask('list_versions')).toBe(`Basic Docs: A small site for tests

- v2 (name: current; latest): https://basic.example/docs/
- v1 (name: v1; no longer maintained): https://basic.example/docs/v1/`);
  });

  it('finds pages and sections, in the version that it names', async () => {
    expect(await agent.ask('search', { query: 'brightness' })).toMatch(
      /^1 page was found in v2\.\n\n1\. Lamp \(v2, Guides\)\n {3}https:\/\/basic\.example\/docs\/guide\/lamp\n[^]*#onoptions\.brightness\n {5}.*How bright/,
    );
    expect(await agent.ask('search', { query: 'brightness', version: 'v1' })).toMatch(/^Nothing was found in v1\./);
    expect(await agent.ask('search', { query: 'page', limit: 1 })).toMatch(
      /^\d+ pages were found in v2; these are the best 1\./,
    );
  });

  it('finds what can be called by its types', async () => {
    const found = await agent.ask('search', { query: 'Promise<LampState>' });
    expect(found).toMatch(/^1 page was found in v2\.\n\n1\. Lamp \(v2, Guides\)[^]*#on-?\n {5}.*Promise<LampState>/);
  });

  it('answers a question with the passage, though no page has all of its words', async () => {
    const question = 'Why is the light of my kitchen lamp not on with full brightness after dinner?';
    const answer = await agent.ask('search', { query: question });
    expect(answer).toMatch(/^1 page was found in v2\.\n\n1\. Lamp \(v2, /);
    expect(answer).toContain('How bright');
    // Longer than what is read of a query: the words that say nothing are left out.
    const story = `I have tried this and that, and it still does not do what I would like it to do. ${question}`.repeat(
      3,
    );
    expect(await agent.ask('search', { query: story })).toContain('How bright');
  });

  it('reads a page, in parts if it is long, and a section of it', async () => {
    const page = await agent.ask('read_page', { page: 'https://basic.example/docs/guide/long/' });
    expect(page).toMatch(/^# Long page\n/);
    expect(page).toMatch(/Sections: First part \(#first-part\), Second part \(#second-part\)\.$/);
    const offset = Number(/Go on with offset (\d+)/.exec(page)![1]);
    const rest = await agent.ask('read_page', { page: 'guide/long', offset });
    expect(rest).toMatch(/^Every line[^]*The end of it\.\n$/);
    const whole = readFileSync(join(dist, 'docs/guide/long.md'), 'utf8');
    expect(page.slice(0, offset) + rest).toBe(whole);
    const section = 'From https://basic.example/docs/guide/long#second-part\n\n## Second part\n\nThe end of it.';
    expect(await agent.ask('read_page', { page: '/docs/guide/long.md#second-part' })).toBe(section);
    expect(await agent.ask('read_page', { page: 'guide/long', section: 'Second part' })).toBe(section);
    expect(await agent.ask('read_page', { page: '/docs/old-guide' })).toContain('# Guide\n');
  });

  it('compares the API of two versions', async () => {
    expect(await agent.ask('compare_api', { from: 'v1' })).toMatch(/^From v1 to v2:\n[^]*- lamp: /);
    const changes = await agent.ask('compare_api', { from: 'v1', api: 'Lamp' });
    expect(changes).toMatch(/^From v1 to v2, lamp:\nAdded:\n- .*https:\/\/basic\.example\/docs\/guide\/lamp#/);
    expect(await agent.ask('compare_api', { from: 'v2', to: 'v1', api: 'Lamp' })).toBe(changes);
  });

  it('has a snippet checked against a version', async () => {
    const code = "import { Lamp } from '@scope/lamp';\nawait Lamp.on({ brightness: 'full' });";
    expect(await agent.ask('check_snippet', { code })).toMatch(
      /^The snippet does not compile against v2: 1 mistake\.\n- Line 2: Type 'string' is not assignable/,
    );
    expect(await agent.ask('check_snippet', { code: code.replace("'full'", '50'), version: 'v1' })).toBe(
      'The snippet is correct for v1.',
    );
  });
});

describe('mistakes are answers that say what to do', () => {
  it.each([
    ['search', {}, 'The argument "query" is missing.'],
    ['search', { query: '   ' }, 'The argument "query" is empty.'],
    [
      'search',
      { query: 7, limit: 1.5 },
      'The argument "query" must be text.\nThe argument "limit" must be a whole number from 1 to 20.',
    ],
    ['search', { query: 'lamp', verison: 'v1' }, 'There is no argument "verison". Did you mean "version"?'],
    ['search', { query: 'lamp', version: 'v9' }, 'There is no version "v9". The site has: v2 (latest), v1.'],
    ['search', { query: 'lamp', language: 'tlh' }, 'There is no language "tlh". The site has: en.'],
    ['serach', {}, 'There is no tool "serach". Did you mean "search"?'],
    [
      'read_page',
      { page: '/docs/guide/lmap' },
      'There is no page "/docs/guide/lmap". Did you mean https://basic.example/docs/guide/lamp?',
    ],
    [
      'read_page',
      { page: 'https://else.example/docs/' },
      '"https://else.example/docs/" is not a page of this site, whose pages are below https://basic.example.',
    ],
    [
      'read_page',
      { page: 'guide/long', section: 'third' },
      'The page https://basic.example/docs/guide/long has no section "third". Sections: First part (#first-part), Second part (#second-part).',
    ],
    ['read_page', { page: 'guide/long', offset: 1_000_000 }, 'is behind its end.'],
    ['compare_api', { from: 'v2' }, 'Both versions are v2. Name another one of: v2, v1.'],
    ['compare_api', { from: 'v1', api: 'Lmap' }, 'There is no API "Lmap". Did you mean "Lamp"?'],
    ['check_snippet', { code: 'a', syntax: 'js' }, 'The argument "syntax" must be one of: ts, tsx.'],
  ])('%s %j', async (name, given, message) => {
    const answer = await agent.ask(name, given);
    expect(answer).toMatch(/^error: /);
    expect(answer).toContain(message);
  });

  it('takes no query that is as long as a book', async () => {
    expect(await agent.ask('search', { query: 'x'.repeat(100_000) })).toBe(
      'error: The argument "query" has 100000 characters; at most 1000 are allowed.',
    );
  });

  it.each([
    '../../../../etc/passwd',
    '/docs/..%2f..%2f..%2fetc%2fpasswd',
    '/docs/%2e%2e/%2e%2e/pagewright.json',
    'file:///etc/passwd',
    '/docs/guide\0.md',
    '..\\..\\secret',
    '%',
    '//else.example/docs/',
    '/_headers',
    '/pagewright.json',
    '/docs/files/notes.txt',
  ])('reads no file that is not a page: %j', async (page) => {
    expect(await agent.ask('read_page', { page })).toMatch(
      /^error: (There is no page|".*" is not (a page|the address))/,
    );
  });

  it('does not let the compiler out of the declarations', async () => {
    const secret = join(temporaryFolder(), 'secret.json');
    writeFileSync(secret, '{ "token": "abc" }');
    const path = JSON.stringify(secret);
    const ways = [
      `import data from ${path};\nexport const token: number = data.token;`,
      `export const token: import(${path}) = 1;`,
      `import data = require(${path});\nexport const token: number = data.token;`,
      `/// <reference path=${path} />\nexport {};`,
      `declare module ${path} {}`,
      `export const data = import('\\x2fetc/hosts');`,
    ];
    for (const code of ways) {
      const answer = await agent.ask('check_snippet', { code });
      expect(answer).toMatch(
        /^The snippet does not compile against v2: 1 mistake\.\n- Line 1: .*(?:cannot be imported here|can only be named like this|are not allowed here).*$/,
      );
      expect(answer).not.toContain('abc');
    }
  });

  it('survives what a parser may not', async () => {
    const code = `export const x = ${'('.repeat(9_900)}1${')'.repeat(9_900)};`;
    expect(await agent.ask('check_snippet', { code })).toMatch(/^(?:error: The compiler|The snippet)/);
    expect(await agent.ask('search', { query: 'guide' })).toContain('Guide');
  });
});

it('answers several calls at once', async () => {
  const queries = ['lamp', 'guide', 'same', 'brightness', 'long'];
  const alone = [];
  for (const query of queries) alone.push(await agent.ask('search', { query }));
  const code = "import { Lamp } from '@scope/lamp';\nawait Lamp.on({ brightness: 1, place: { room: 'hall' } });";
  const checks = [agent.ask('check_snippet', { code }), agent.ask('check_snippet', { code })];
  expect(await Promise.all(queries.map((query) => agent.ask('search', { query })))).toEqual(alone);
  expect(new Set(await Promise.all(checks))).toEqual(new Set(['The snippet is correct for v2.']));
});

it('ends the compiler of a call that is cancelled', async () => {
  // Takes the compiler longer than a test waits.
  const slow = `type G<D extends 0[], T> = D['length'] extends 40 ? T : G<[...D, 0], [T]> | G<[...D, 0], { a: T }>;\n${Array.from({ length: 60 }, (_, at) => `export type X${at} = G<[], ${at}>;`).join('\n')}`;
  const cancelling = new AbortController();
  const call = agent.ask('check_snippet', { code: slow }, cancelling.signal);
  const running = (): string[] => readdirSync(work).filter((name) => name.startsWith('pagewright-check-'));
  await expect.poll(running, { timeout: 10_000 }).toHaveLength(1);
  cancelling.abort();
  await expect(call).rejects.toThrow();
  // Checks come one after the other, so this one has waited for the end of that one.
  const start = performance.now();
  expect(await agent.ask('check_snippet', { code: 'export {};' })).toBe('The snippet is correct for v2.');
  expect(performance.now() - start).toBeLessThan(12_000);
  expect(running()).toEqual([]);
});

it('says nothing on standard output but the protocol, and answers what was asked before the end', async () => {
  const child = spawnPagewright(['mcp', dist], { PAGEWRIGHT_CACHE: sharedCache() }, {}, 'pipe');
  const run = finished(child);
  const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } };
  const messages = [
    { id: 1, method: 'initialize', params: client },
    { method: 'notifications/initialized' },
    'this is no message',
    { id: 2, method: 'tools/call', params: { name: 'search', arguments: { query: 'lamp' } } },
    { id: 3, method: 'nothing/known' },
  ].map((message) => (typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message })));
  let stdout = '';
  child.stdout!.on('data', (chunk) => (stdout += chunk));
  child.stdin!.end(`${messages.join('\n')}\n`);
  expect(await run).toMatchObject({ code: 0 });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; error?: object });
  expect(answers.map(({ id, error }) => [id, error !== undefined]).sort()).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

it('explains why it cannot start', async () => {
  const missing = await runPagewright('mcp', join(temporaryFolder(), 'nothing'));
  expect(missing.output).toMatch(
    /^error: there is no built website in .*nothing\n {2}hint: run the build command first/,
  );
  expect(missing.code).toBe(1);
  const empty = await runPagewright('mcp', temporaryFolder());
  expect(empty.output).toMatch(
    /^error: .* is not a website that this Pagewright can read: it has no pagewright\.json\n {2}hint: /,
  );
  const old = temporaryFolder();
  mkdirSync(join(old, 'docs'));
  writeFileSync(join(old, 'pagewright.json'), JSON.stringify({ format: 0, engine: '0.0.9' }));
  expect((await runPagewright('mcp', old)).output).toBe(
    'error: the website was built by another release of Pagewright (0.0.9)\n  hint: build the site again with the release that runs this command\n',
  );
});

describe('over HTTP', () => {
  const server = createServer();
  let origin: string;
  let other: Agent;

  beforeAll(async () => {
    process.env['PAGEWRIGHT_CACHE'] = sharedCache();
    const { mcpHandler } = (await import(`${root}/packages/pagewright/bin/mcp.mjs`)) as typeof import('pagewright/mcp');
    const handler = mcpHandler({ dist });
    server.on('request', (request, response) => void handler(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    other = await connectAgent(new StreamableHTTPClientTransport(new URL(origin)) as never);
  });

  afterAll(async () => {
    await other.client.close();
    server.close();
  });

  it('answers as it does elsewhere, several calls at once', async () => {
    for (const query of ['lamp', 'brightness'])
      expect(await other.ask('search', { query })).toBe(await agent.ask('search', { query }));
    const answers = await Promise.all([other.ask('list_versions'), other.ask('read_page', { page: 'nope' })]);
    expect(answers).toEqual([await agent.ask('list_versions'), await agent.ask('read_page', { page: 'nope' })]);
  });

  it.each([
    ['GET', undefined, 405],
    ['DELETE', undefined, 405],
    ['POST', '{', 400],
    ['POST', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(200_000) } }), 413],
  ])('refuses what it cannot answer: %s %#', async (method, body, status) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const response = await fetch(origin, { method, headers, ...(body && { body }) });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
  });
});

it('has nothing to complain about', () => {
  expect(log.join('')).toBe('');
});
