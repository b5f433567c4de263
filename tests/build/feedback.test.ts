import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyBasicSite, temporaryFolder, withPlugins } from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

async function build(options: string) {
  const out = join(temporaryFolder(), 'dist');
  const { code, output } = await runPagewright(
    'build',
    copyBasicSite({ 'site.config.ts': withPlugins(`feedback(${options})`) }),
    '--out',
    out,
  );
  const files = code === 0 ? readdirSync(out, { recursive: true, encoding: 'utf8' }) : [];
  return { code, output, files, read: (file: string) => readFileSync(join(out, file), 'utf8') };
}

const policyOf = (html: string): string => /connect-src [^;]*/.exec(html)![0];

it('pages ask whether they were helpful, and may send the answers to the endpoint and nowhere else', async () => {
  const { code, read } = await build("{ endpoint: 'https://collect.example/messages?site=a' }");
  expect(code).toBe(0);
  const page = read('docs/guide/index.html');
  expect(page).toContain('Was this page helpful?');
  expect(policyOf(page)).toBe("connect-src 'self' https://collect.example/messages");
  // What finds nothing is sent from here as well.
  const search = read('docs/search/index.html');
  expect(search).toContain('content="https://collect.example/messages?site=a"');
  expect(search).not.toContain('Was this page helpful?');
  // It is no part of the page's text.
  expect(read('docs/guide.md')).not.toContain('helpful');
}, 120_000);

it('the policy stays as it is for an endpoint of the site itself', async () => {
  const { read } = await build("{ endpoint: '/feedback', searches: false }");
  expect(policyOf(read('docs/guide/index.html'))).toBe("connect-src 'self'");
}, 120_000);

it('without an endpoint there is nothing of it', async () => {
  const { code, files, read } = await build('{}');
  expect(code).toBe(0);
  const texts = files.filter((file) => /\.(?:html|js|css|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((file) => /feedback|was this page helpful/i.test(read(file)))).toEqual([]);
}, 120_000);

it.each([
  ["{ endpoint: 'collect.example' }", 'endpoint: expected an absolute URL such as "https://collect.example/docs"'],
  ["{ endpoint: '//collect.example' }", 'endpoint: expected an absolute URL'],
  ["{ endpiont: '/a' }", 'endpiont: there is no such option'],
])('reports wrong options: %s', async (options, message) => {
  const { code, output } = await build(options);
  expect(code).toBe(1);
  expect(output).toContain(`feedback({ … }) has wrong options: ${message}`);
});
