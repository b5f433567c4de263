import { suggestion } from '../kernel/problems.ts';
import { argumentMistakes } from './arguments.ts';
import { sentence, shortened } from './phrases.ts';
import { SetupError } from './setup-error.ts';
import type { Tool, ToolContext } from './tool.ts';
import { ToolError } from './tool-error.ts';

export interface ToolAnswer {
  [key: string]: unknown;
  content: { type: 'text'; text: string }[];
  isError?: true;
}

/** Runs a tool. What the caller can mend is an answer, which agents read and act on. */
export async function callTool(
  tools: Tool[],
  name: string,
  given: Record<string, unknown>,
  context: ToolContext,
): Promise<ToolAnswer> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) {
    const names = tools.map((one) => one.name);
    return failed(
      `There is no tool ${shortened(name)}. ${sentence(suggestion(name, names, `There are: ${names.join(', ')}.`))}`,
    );
  }
  const mistakes = argumentMistakes(tool.arguments, given);
  if (mistakes.length > 0) return failed(mistakes.join('\n'));
  try {
    return { content: [{ type: 'text', text: await tool.run(given as never, context) }] };
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof ToolError) return failed(error.message);
    if (error instanceof SetupError) return failed(`${error.message}. ${error.hint}.`);
    // Whoever runs the server learns all of it; what is wrong in there is nobody else's business.
    console.error(error);
    return failed(`The tool ${name} failed. The log of the server says why.`);
  }
}

function failed(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }], isError: true };
}
