/** What we need of Mermaid. */
export interface Mermaid {
  initialize(options: { startOnLoad: boolean; securityLevel: 'strict'; theme: 'default' | 'dark' }): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** The bundler puts the site's own Mermaid in the place of this file. */
export const mermaid: Mermaid | undefined = undefined;
