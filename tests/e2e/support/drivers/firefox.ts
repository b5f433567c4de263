import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, patience } from './driver.ts';

type Params = Record<string, unknown>;
interface Message {
  id?: number;
  error?: string;
  message?: string;
  result?: unknown;
  method?: string;
  params?: { level?: string; text?: string };
}

/** An installed Firefox, without a window, over WebDriver BiDi: https://w3c.github.io/webdriver-bidi. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'core-firefox-'));
  const browser = spawn(path, ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  const send = await connect(`${await printedAddress(browser)}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const { context } = contexts[0]!;
  return {
    errors,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async evaluate(expression) {
      const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
      const { result, exceptionDetails } = answer as { result?: { value?: string }; exceptionDetails?: Params };
      if (exceptionDetails) throw new Error(String(exceptionDetails['text']));
      return result?.value;
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async prelude(code) {
      const script = await send('script.addPreloadScript', { functionDeclaration: `() => { ${code} }` });
      return async () => void (await send('script.removePreloadScript', script as Params));
    },
    async close() {
      const closed = once(browser, 'close');
      await send('browser.close', {});
      await closed;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox says where it listens. */
async function printedAddress(browser: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of browser.stderr!) {
    printed += String(chunk);
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(printed) ?? [];
    if (address) return address;
  }
  throw new Error(`Firefox did not start: ${printed}`);
}

async function connect(address: string, onEvent: (message: Message) => void) {
  const socket = new WebSocket(address);
  const pending = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) return onEvent(message);
    pending.get(message.id)?.(message);
    pending.delete(message.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)));
  });
  return async (method: string, params: Params): Promise<unknown> => {
    const id = ++last;
    const answered = new Promise<Message>((resolve, reject) => {
      pending.set(id, resolve);
      AbortSignal.timeout(patience).addEventListener('abort', () => reject(new Error(`${method} is not answered.`)));
    });
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    if (error) throw new Error(`${method}: ${error}, ${message}`);
    return result;
  };
}
