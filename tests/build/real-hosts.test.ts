import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/fixture-site.ts';
import {
  expectHeaders,
  expectHidden,
  expectNotFound,
  expectNotFoundIn,
  expectPages,
  expectRedirects,
} from '../support/hosts/check-host.ts';
import { buildFor, hostedSite } from '../support/hosts/hosted-site.ts';
import { type RealServer, realServers } from '../support/hosts/real-servers.ts';

const site = hostedSite();

for (const [name, { program, start }] of Object.entries(realServers)) {
  const isInstalled = existsSync(program);
  describe.skipIf(!isInstalled)(`${name}${isInstalled ? '' : `, which is not at ${program}`}`, () => {
    const dist = join(temporaryFolder(), name);
    let server: RealServer | undefined;

    beforeAll(async () => {
      await buildFor(name, site, dist);
      server = await start(dist, program);
    }, 60_000);
    afterAll(() => server?.stop());

    it('sends every page without a redirect, and in its other spellings', () => expectPages(server!.ask, dist));
    it('answers with the not-found page', () => expectNotFound(server!.ask));
    it('has a not-found page in each language', () => expectNotFoundIn(server!.ask, 'de'));
    it('redirects', () => expectRedirects(server!.ask, 'host'));
    it('keeps what an old address asks for', async () => {
      const { headers } = await server!.ask('/docs/old-guide?a=b');
      expect(new URL(headers['location']!, 'http://host/').search).toBe('?a=b');
    });
    it('sends the headers of the build', () => expectHeaders(server!.ask, dist));
    it('hides what is meant for hosts', () => expectHidden(server!.ask));
    it('sends a copy that is compressed already', async () => {
      const { headers } = await server!.ask('/docs/guide', {
        'accept-encoding': name === 'nginx' ? 'gzip' : 'br, gzip',
      });
      expect([headers['content-encoding'], headers['vary']?.toLowerCase()]).toEqual([
        name === 'nginx' ? 'gzip' : 'br',
        'accept-encoding',
      ]);
    });
  });
}
