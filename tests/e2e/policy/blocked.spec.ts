import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { recordViolations } from '../support/violations.ts';

// What somebody could bring in who finds a way to put markup or text into a page.

declare global {
  interface Window {
    intruder?: true;
  }
}

test.use({ expectedErrors: [/Content Security Policy|TrustedHTML|TrustedScript/] });

/** What to do on the page, and what of the policy forbids it. */
const attempts: Record<string, { act(): void; directive: string }> = {
  'an inline script': {
    act: () =>
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.intruder = true' })),
    directive: 'require-trusted-types-for',
  },
  "a script of somebody else's": {
    act: () => {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/a.js';
    },
    directive: 'require-trusted-types-for',
  },
  'a module of somebody else': {
    act: () => void import('https://elsewhere.example/a.js' as string).catch(() => {}),
    directive: 'script-src-elem',
  },
  "a worker with somebody else's script": {
    act: () => void new Worker('https://elsewhere.example/a.js'),
    directive: 'require-trusted-types-for',
  },
  'HTML that the build did not make': {
    act: () => void (document.querySelector('main')!.innerHTML = '<img src="/docs/nothing" onerror="intruder = true">'),
    directive: 'require-trusted-types-for',
  },
  'a part of what the build made': {
    act: () => void (document.querySelector('main')!.innerHTML = '<h2'),
    directive: 'require-trusted-types-for',
  },
  'a handler in an attribute': {
    act: () => document.querySelector('h1')!.setAttribute('onclick', 'window.intruder = true'),
    directive: 'require-trusted-types-for',
  },
  'text as code': {
    act: () => void setTimeout('window.intruder = true' as unknown as () => void),
    directive: 'require-trusted-types-for',
  },
  'a style in an attribute': {
    act: () => document.querySelector('h1')!.setAttribute('style', 'color: red'),
    directive: 'style-src-attr',
  },
  'a picture from elsewhere': {
    act: () => void (new Image().src = 'https://elsewhere.example/a.png'),
    directive: 'img-src',
  },
  'a request to elsewhere': {
    act: () => void fetch('https://elsewhere.example/').catch(() => {}),
    directive: 'connect-src',
  },
  'another base': {
    act: () =>
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' })),
    directive: 'base-uri',
  },
};

for (const [name, { act, directive }] of Object.entries(attempts))
  for (const kind of ['headers', 'the tag in the document'])
    test(`${name} is blocked by ${kind}`, async ({ page }, { project }) => {
      if (kind !== 'headers') await withoutHeader(page);
      const violations = await recordViolations(page);
      await openApplication(page, `${project.metadata['sites'].versions}/docs/`);
      // After the function has returned: an exception in it is what is expected of some.
      await page.evaluate(act).catch(() => {});
      await expect.poll(() => violations.map((text) => text.split(' ')[0])).toContain(directive);
      expect(await page.evaluate(() => window.intruder)).toBeUndefined();
    });

test('an inline script in the document itself does not run', async ({ page }, { project }) => {
  const violations = await recordViolations(page);
  await page.route('**/docs/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<body>', '<body><script>intruder = true</script>');
    await route.fulfill({ response, body });
  });
  await openApplication(page, `${project.metadata['sites'].versions}/docs/`);
  await expect.poll(() => violations).toContain('script-src-elem inline');
  expect(await page.evaluate(() => window.intruder)).toBeUndefined();
});

test('no page can be in a frame of another site', async ({ page }, { project }) => {
  const address = project.metadata['sites'].versions;
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}/docs/"></iframe>` }),
  );
  await page.goto('https://elsewhere.example/');
  await expect.poll(() => page.frames().at(-1)!.url()).toMatch(/^chrome-error:/);
});

/** As from a host that cannot be told what to send. */
async function withoutHeader(page: Page): Promise<void> {
  await page.route('**/docs/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
