import { checkTool } from './check-tool.ts';
import { compareTool } from './compare-tool.ts';
import { readTool } from './read-tool.ts';
import { searchTool } from './search-tool.ts';
import type { Tool } from './tool.ts';
import { versionsTool } from './versions-tool.ts';

export const tools: Tool[] = [searchTool, readTool, versionsTool, compareTool, checkTool];
