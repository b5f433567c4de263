import { createServer } from 'node:http';
import { mcpHandler } from 'pagewright/mcp';

const answer = mcpHandler({ dist: 'dist' });

createServer((request, response) => {
  if (request.url === '/mcp') void answer(request, response);
  else response.writeHead(404).end();
}).listen(3001, '127.0.0.1');
