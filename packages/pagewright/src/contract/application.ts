/** What the application's entry exports for the boot script: it gets the requests that the boot script has already made. */
export interface Application {
  start(content: Map<string, Promise<Response>>): Promise<void>;
}
