import { mkdtempSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askAll } from './ask-all.ts';
import { ask } from './ask.ts';
import { checkExternal } from './check-external.ts';
import { externalLinks } from './links.ts';

/** What a server has been asked, as `HEAD /path`, and when. */
let asked: string[] = [];
let open = 0;
let mostOpen = 0;
let waits = 0;

const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/good': (_request, response) => response.end(),
  '/gone': (_request, response) => response.writeHead(404).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/moved': (_request, response) => response.writeHead(301, { location: '/good' }).end(),
  '/for-now': (_request, response) => response.writeHead(302, { location: '/good' }).end(),
  '/circle': (_request, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/private': (_request, response) => response.writeHead(403).end(),
  '/busy': (_request, response) => response.writeHead(waits++ === 0 ? 429 : 200, { 'retry-after': '0' }).end(),
  '/too-busy': (_request, response) => response.writeHead(429, { 'retry-after': '999999' }).end(),
  '/silent': () => {},
};
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  mostOpen = Math.max(mostOpen, ++open);
  response.on('close', () => open--);
  answers[request.url!]!(request, response);
});
let base: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  waits = 0;
  mostOpen = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('a server is asked without the content first, and with it if it does not know that', async () => {
  expect(await ask(`${base}/good`)).toEqual({ status: 200 });
  expect(await ask(`${base}/no-head`)).toEqual({ status: 200 });
  expect(asked).toEqual(['HEAD /good', 'HEAD /no-head', 'GET /no-head']);
});

it('redirects are followed, and only those for good are told', async () => {
  expect(await ask(`${base}/moved`)).toEqual({ status: 200, moved: `${base}/good` });
  expect(await ask(`${base}/for-now`)).toEqual({ status: 200 });
  expect(await ask(`${base}/circle`)).toEqual({ failure: 'redirects more than 10 times' });
});

it('a busy server is asked again when it says, unless that is too long', async () => {
  expect(await ask(`${base}/busy`)).toEqual({ status: 200 });
  expect(await ask(`${base}/too-busy`)).toEqual({ status: 429 });
  expect(asked).toEqual(['HEAD /busy', 'HEAD /busy', 'HEAD /too-busy']);
});

it('a server that does not answer, or is not there, is a failure', async () => {
  expect(await ask(`${base}/silent`, { timeout: 50 })).toEqual({ failure: 'did not answer in time' });
  expect(await ask('http://127.0.0.1:1/')).toHaveProperty('failure');
});

it('one server is asked for one thing at a time', async () => {
  const urls = ['/good', '/gone', '/private'].map((path) => base + path);
  const found = await askAll(urls, { between: 0 });
  expect([...found.keys()]).toEqual(urls);
  expect(mostOpen).toBe(1);
});

const page = (...hrefs: string[]) => ({
  route: '/docs/a',
  file: 'content/a.mdx',
  hrefs,
  ids: new Set<string>(),
  links: hrefs.map((href, index) => ({ target: href, href, line: index + 1 })),
});

it('links to other sites are asked for once, whatever their anchors; names that belong to nobody are not', () => {
  const other = 'https://lamp.dev/a';
  const pages = [
    page(`${other}#x`, '/docs/b', 'mailto:a@lamp.dev', 'https://lamp.example/', 'http://localhost:3000/'),
    page(other, 'https://own.dev/docs/a'),
  ];
  expect(externalLinks(pages, ['https://own.dev/docs/'])).toEqual(
    new Map([
      [
        other,
        [
          { file: 'content/a.mdx', line: 1 },
          { file: 'content/a.mdx', line: 1 },
        ],
      ],
    ]),
  );
});

it('dead and moved links are problems at their place; good answers are kept for a week', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'external-'));
  const site = { config: { url: 'https://own.dev', baseUrl: '/docs/' } } as Parameters<typeof checkExternal>[0];
  const pages = [page(`${base}/good`, `${base}/gone`, `${base}/moved`, `${base}/private`)];
  const check = (day: string) => checkExternal(site, pages, cache, { between: 0, now: new Date(day) });
  const { problems, report } = await check('2026-01-01');
  expect(problems).toMatchObject([
    { rule: 'dead-link', file: 'content/a.mdx', line: 2, message: `${base}/gone answers with 404` },
    { rule: 'moved-link', line: 3, message: `${base}/moved has moved for good`, hint: `link to ${base}/good` },
  ]);
  expect(report).toBe('Asked other sites for 4 pages; 1 would not tell a program.');
  asked = [];
  expect(await check('2026-01-03')).toEqual({
    problems,
    report: 'Asked other sites for 2 pages; 2 were known from the last days; 1 would not tell a program.',
  });
  expect(asked).not.toContain('HEAD /good');
  asked = [];
  await check('2026-01-09');
  expect(asked).toContain('HEAD /good');
});
