// In front of a server: counts what goes through, and lets only so much through per second, as a slow connection does.
import { createServer, request as ask } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes that are sent at once. */
const piece = 2048;

/**
 * @param {string} origin
 * @param {{ latency?: number, kilobits?: number }} [connection] Milliseconds, and what all answers share.
 * @returns the origin of the proxy, what it has sent so far by path, and a function that stops it.
 */
export async function countingProxy(origin, { latency = 0, kilobits = Infinity } = {}) {
  /** @type {{ path: string, bytes: number }[]} */
  const answers = [];
  let line = Promise.resolve();
  const takeTurn = () => (line = line.then(() => wait((piece * 8) / kilobits)));
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const answer = { path: url.split('?', 1)[0] ?? '', bytes: 0 };
    answers.push(answer);
    ask(origin + url, { method, headers }, async (source) => {
      await wait(latency);
      response.writeHead(source.statusCode ?? 502, source.headers);
      for await (const chunk of source)
        for (let at = 0; at < chunk.length && !response.destroyed; at += piece) {
          if (kilobits !== Infinity) await takeTurn();
          if (response.destroyed) break;
          const part = chunk.subarray(at, at + piece);
          response.write(part);
          answer.bytes += part.length;
        }
      response.end();
    }).end();
  });
  await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve())));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    answers,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
