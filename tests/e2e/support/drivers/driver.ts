/** What the core tests need of a browser. Each speaks another protocol; the actions of pointers and keys are the same in all. */
export interface Driver {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression in the page, awaited. It is text, or nothing. */
  evaluate(expression: string): Promise<string | undefined>;
  perform(actions: InputActions[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs at the beginning of every document from now on, where the browser can do that. */
  prelude?(code: string): Promise<() => Promise<void>>;
  /** What the console has reported as errors. */
  errors: string[];
  close(): Promise<void>;
}

/** As WebDriver and WebDriver BiDi define them. */
export interface InputActions {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: Record<string, unknown>[];
}

/** Of waiting for a browser to start, and for each of its answers. */
export const patience = 30_000;
