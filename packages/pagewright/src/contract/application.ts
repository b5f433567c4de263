/**
 * What the application's entry exports for the boot script: it gets the requests that the boot script has already made, and what to
 * call when only another document can go on.
 */
export interface Application {
  start(content: Map<string, Promise<Response>>, reload: () => Promise<never>): Promise<void>;
}
