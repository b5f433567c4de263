import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** What a host answers, as the header of the response has it; the body is decompressed. */
export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

export type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;

/** Asks a server on this computer, which may compress; redirects are not followed. */
export function askServer(port: number): Ask {
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip', ...headers } };
      const sent = request(options, (response) => {
        const { 'content-encoding': encoding } = response.headers;
        const body =
          encoding === 'br'
            ? response.pipe(createBrotliDecompress())
            : encoding === 'gzip'
              ? response.pipe(createGunzip())
              : response;
        const single = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        text(body).then(
          (content) =>
            resolve({
              status: response.statusCode!,
              headers: Object.fromEntries(single) as Answer['headers'],
              body: content,
            }),
          reject,
        );
      });
      sent.on('error', reject);
      sent.end();
    });
}
