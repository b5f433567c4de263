import { beforeAll, expect, it, vi } from 'vitest';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

let rules: Rules;
const long = `<p>${'ü'.repeat(1024)}</p>`;

beforeAll(async () => {
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, own: Rules) => (rules = own) });
  vi.stubGlobal('location', new URL('https://a.example/docs/guide'));
  vi.stubEnv('BASE_URL', '/docs/');
  const { trustPayload } = await import('./trusted-types.ts');
  const payload = [
    `1:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"<b class=\\"a\\">b</b>"}}]`,
    `2:["$","code",null,{"children":"<img src=x onerror=alert()>"}]`,
    `3:{"__html":"$$5"}`,
    `4:T${new TextEncoder().encode(long).byteLength.toString(16)},${long}5:[]`,
  ];
  for (const part of [payload.slice(0, 2), payload.slice(2)])
    trustPayload(new TextEncoder().encode(part.join('\n')).buffer);
});

it.each([
  ['HTML', '<b class="a">b</b>'],
  ['a long one', long],
  ['one that begins with a dollar', '$5'],
])('lets %s through that is in a payload', (_name, html) => {
  expect(rules.createHTML(html)).toBe(html);
});

it.each(['<b class="a">', '<img src=x onerror=alert()>', long.slice(0, -4), '<script>alert()</script>'])(
  'refuses %s, which is not HTML of the build, or only a part of it',
  (html) => {
    expect(rules.createHTML(html)).toBeNull();
  },
);

it.each([
  ['/docs/assets/worker-a.js', true],
  ['https://a.example/docs/assets/worker-a.js', true],
  ['https://b.example/docs/assets/worker-a.js', false],
  ['/other/worker-a.js', false],
  ['/docs/../other/worker-a.js', false],
  ['data:text/javascript,alert()', false],
  ['blob:https://a.example/docs/1', false],
])('may %s be the script of a worker: %s', (address, isAllowed) => {
  expect(rules.createScriptURL(address)).toBe(isAllowed ? address : null);
});
