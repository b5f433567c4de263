import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Change, append, copyBasicSite, withPlugins } from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

// What `check` says about how pages are written, and about their age.

const check = (changes: Record<string, Change>, ...options: string[]) =>
  runPagewright('check', copyBasicSite(changes), ...options);
const page = 'content/v2/only-new.mdx';

describe('style.yaml', () => {
  it('says which words to avoid, in pages and in what they share, with the place of each', async () => {
    const { code, output } = await check({
      'style.yaml': 'maxSentenceWords: 30\nwords:\n  - avoid: web-view\n    use: web view\n    why: as elsewhere\n',
      'content/shared/a.mdx': 'Open the web-view.\n',
      [page]: append(`The *Web-view* and \`web-view\`.\n\n<Include file="a.mdx" />\n\n${'Word '.repeat(31)}end.`),
    });
    expect(output).toContain(
      'warning: content/v2/only-new.mdx:7:6: "Web-view" is not a word for these pages [avoided-word]\n  hint: write "web view": as elsewhere\n',
    );
    expect(output).toContain('warning: content/shared/a.mdx:1:10: "web-view" is not a word');
    expect(output).toContain('warning: content/v2/only-new.mdx:11:1: this sentence has 32 words, and 30 are enough');
    expect(output).toContain(': 3 problems.');
    expect(code).toBe(1);
  });

  it('holds for declarations, lists of commands and whatever other plugins show', async () => {
    const { code, output } = await check({
      'style.yaml': 'words:\n  - avoid: simply\n',
      'site.config.ts': withPlugins("apiReference({ scope: '@lamp' })", 'commands()'),
      'reference/v2/lamp.ts': '/** A lamp. */\nexport interface Lamp {\n  /** Simply shines. */\n  on: boolean;\n}\n',
      'commands/v2.ts':
        "import { help } from './help.ts';\n\nexport default { program: 'lamp', commands: [], globalOptions: [help] };\n",
      'commands/help.ts': "export const help = {\n  flags: '--help',\n  text: 'Simply helps.',\n};\n",
    });
    expect(output).toContain('warning: reference/v2/lamp.ts:4: "Simply" is not a word for these pages [avoided-word]');
    expect(output).toContain('warning: commands/help.ts:3: "Simply" is not a word for these pages [avoided-word]');
    expect(output).toContain(': 2 problems.');
    expect(code).toBe(1);
  });

  it('is checked itself', async () => {
    const { code, output } = await check({ 'style.yaml': 'maxSentenceWords: 8\nword:\n  - avoid: a\n' });
    expect(output).toContain('error: style.yaml:2: unknown field "word"\n  hint: did you mean "words"?');
    expect(code).toBe(1);
  });
});

it('--freshness lists pages whose facts were checked long ago; without it nothing is said', async () => {
  const changes = { [page]: '---\ntitle: New\nchecked: 2020-05-01\ncheck_every: 3\n---\n\nText.\n' };
  const [without, { code, output }] = await Promise.all([check(changes), check(changes, '--freshness')]);
  expect(without.output).toContain(': no problems.');
  expect(output).toContain(
    'warning: content/v2/only-new.mdx:3: the facts of this page were last checked on 2020-05-01, which is more than 3 months ago [unchecked-facts]',
  );
  expect(code).toBe(1);
});

it('--external asks other sites, and says which links are dead or moved; without it nobody is asked', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url === '/moved') response.writeHead(301, { location: '/good' });
    else if (request.url !== '/good') response.writeHead(404);
    response.end();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const changes = { [page]: append(`[a](${other}/good) [b](${other}/moved#x)\n\n[c](${other}/gone)`) };
  expect((await check(changes)).output).toContain(': no problems.');
  expect(asked).toEqual([]);
  const { code, output } = await check(changes, '--external');
  expect(output).toContain(
    `warning: content/v2/only-new.mdx:7: ${other}/moved has moved for good [moved-link]\n  hint: link to ${other}/good\n`,
  );
  expect(output).toContain(`warning: content/v2/only-new.mdx:9: ${other}/gone answers with 404 [dead-link]`);
  expect(output).toContain('Asked other sites for 3 pages.');
  expect(code).toBe(1);
});
