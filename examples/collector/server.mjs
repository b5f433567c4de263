import { createServer } from 'node:http';
import process from 'node:process';
import { collector } from './handler.mjs';
import { openStore } from './store.mjs';

const { SITE_ORIGIN = '', TABLE_PASSWORD, DATABASE = 'feedback.sqlite', PORT = '4600', TRUST_PROXY } = process.env;
const origins = SITE_ORIGIN.split(',').map((origin) => origin.trim());
const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
if (wrong !== undefined) {
  console.error(`SITE_ORIGIN is ${JSON.stringify(wrong)}: set it to the origin of the documentation, such as https://docs.example`);
  process.exit(1);
}

const store = openStore(DATABASE);
const handle = collector({ store, origins, password: TABLE_PASSWORD, trustsProxy: TRUST_PROXY === '1' });
const server = createServer((request, response) => {
  handle(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
server.requestTimeout = 10_000;
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Collecting at http://127.0.0.1:${PORT}/`));

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close(() => store.close());
    server.closeAllConnections();
  });
