// What hosts import as `pagewright/mcp`: see `bin/mcp.mjs`.
export { type McpHandler, type McpOptions, mcpHandler } from './http.ts';
