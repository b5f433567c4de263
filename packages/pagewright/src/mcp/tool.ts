import { type Argument, type Values, jsonSchema } from './arguments.ts';
import type { BuiltSite } from './built-site.ts';

/** What a call is given besides its arguments. */
export interface ToolContext {
  site: BuiltSite;
  signal: AbortSignal;
}

/** A tool whose arguments have been checked by the time it runs. Answers are Markdown. */
export interface Tool<Arguments extends Record<string, Argument> = Record<string, Argument>> {
  name: string;
  title: string;
  description: string;
  arguments: Arguments;
  run(values: Values<Arguments>, context: ToolContext): Promise<string>;
}

/** Lets the compiler derive the types of a tool's values from its arguments. */
export function defineTool<const Arguments extends Record<string, Argument>>(tool: Tool<Arguments>): Tool {
  return { ...tool, run: (values, context) => tool.run(values as Values<Arguments>, context) };
}

/** A tool as the protocol describes it. */
export function describeTool({ name, title, description, arguments: all }: Tool) {
  // Nothing is changed by any of them, and nothing outside the site is asked.
  const annotations = { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return { name, title, description, inputSchema: jsonSchema(all), annotations };
}
