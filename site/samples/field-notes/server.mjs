// #region step-7
// A server to try the app with. It keeps everything in memory, and forgets it when it ends.
import { createServer } from 'node:http';

const stored = new Map();

createServer(async (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'PUT, DELETE');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  if (request.method === 'PUT') {
    const parts = [];
    for await (const part of request) {
      parts.push(part);
    }
    stored.set(request.url, Buffer.concat(parts));
  } else if (request.method === 'DELETE') {
    stored.delete(request.url);
  }
  if (request.method !== 'OPTIONS') {
    console.log(`${request.method} ${request.url} (${stored.size} stored)`);
  }
  response.end('{}');
}).listen(8787, () => console.log('http://localhost:8787'));
// #endregion
