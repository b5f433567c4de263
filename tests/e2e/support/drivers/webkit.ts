import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type Driver, patience } from './driver.ts';

/** Milliseconds after which the browser gives up what a page is asked. */
const script = 5000;

/** The small browser of WebKitGTK, on a screen that nobody sees, over WebDriver: https://www.w3.org/TR/webdriver2. */
export async function startWebKit({ driver, browser: binary }: Record<'driver' | 'browser', string>): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const errors: string[] = [];
  // The browser prints its console there.
  server.stdout!.on('data', (chunk) =>
    errors.push(
      ...String(chunk)
        .split('\n')
        .filter((line) => /^CONSOLE .*\bERROR\b/.test(line)),
    ),
  );
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  };
  const options = { binary, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
  const { sessionId } = (await whenListening(server, () =>
    call('POST', '', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script } } } }),
  )) as { sessionId: string };
  const own = (path: string, body: object): Promise<unknown> => call('POST', `/${sessionId}${path}`, body);
  return {
    errors,
    goto: async (url) => void (await own('/url', { url })),
    back: async () => void (await own('/back', {})),
    async evaluate(expression) {
      const ask = () => own('/execute/sync', { script: `return ${expression}`, args: [] });
      // Asked while one document replaces another, it never answers.
      const value = await ask().catch((error: Error) =>
        error.message.includes('script timeout') ? ask() : Promise.reject(error),
      );
      return (value ?? undefined) as string | undefined;
    },
    perform: async (actions) => void (await own('/actions', { actions })),
    resize: async (width, height) => void (await own('/window/rect', { width, height })),
    async close() {
      await call('DELETE', `/${sessionId}`);
      for (const child of [server, screen]) child.kill();
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The driver says nothing when it is ready: it is asked until it answers. */
async function whenListening<Result>(server: ChildProcess, ask: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // Nobody listens there yet.
      if (!(error instanceof TypeError) || server.exitCode !== null || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
