// WebMCP, a draft of the W3C's Web Machine Learning Community Group. The types of the DOM do not have it.

/** Answers are those of the Model Context Protocol. */
export interface ToolAnswer {
  content: { type: 'text'; text: string }[];
  isError?: true;
}

export interface BrowserTool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute(input: Record<string, unknown>): Promise<ToolAnswer>;
}

export interface ModelContext {
  /** Older drafts return nothing. */
  registerTool?(tool: BrowserTool): Promise<void> | undefined;
  /** What drafts of 2025 had in its place: takes all tools at once. */
  provideContext?(context: { tools: BrowserTool[] }): void;
}

/** Where tools are registered; undefined in browsers without agents. Older drafts have it at the navigator. */
export function modelContext(): ModelContext | undefined {
  const [page, browser]: { modelContext?: ModelContext }[] = [document as object, navigator as object];
  return page?.modelContext ?? browser?.modelContext;
}
