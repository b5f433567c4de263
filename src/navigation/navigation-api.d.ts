// The part of the Navigation API used here, which TypeScript's DOM library may not have yet.

interface NavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly signal: AbortSignal;
  intercept(options: {
    handler: () => Promise<void>;
    focusReset?: 'after-transition' | 'manual';
    scroll?: 'after-transition' | 'manual';
  }): void;
  scroll(): void;
}

interface Navigation extends EventTarget {
  addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void;
  navigate(url: string, options?: { history?: 'push' | 'replace' }): unknown;
}

interface Window {
  readonly navigation?: Navigation;
}
