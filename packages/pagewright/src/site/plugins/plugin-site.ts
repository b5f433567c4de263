/** The site as plugins see it. */
export interface PluginSite {
  /** The site's folder. */
  dir: string;
  title: string;
  url: string;
  /** With a slash at its end: `/docs/`. */
  baseUrl: string;
  /** The newest first. */
  versions: PluginVersion[];
  /** `from` is a path without a slash at its end. */
  redirects: { from: string; to: string }[];
  /** The configuration with all defaults; of the plugins only their names. */
  config: Readonly<Record<string, unknown>>;
  /** What searches of the site need to know: where each version's index is. */
  search: Readonly<Record<string, unknown>>;
  /** Identifies the engine's code. */
  engine: string;
  /** The default export of a TypeScript file in the site's folder, and the file's text. Nothing if there is no such file. */
  load(file: string): Promise<{ value: unknown; source: string } | undefined>;
  /** The URL of a file in static/; absolute URLs stay as they are. */
  staticUrl(path: string): string;
  /** Whether static/ has a file. */
  hasStatic(path: string): boolean;
  /** The page of another version that is about the same. */
  counterpart(doc: PluginDoc, version: PluginVersion): PluginDoc | undefined;
}

export interface PluginVersion {
  name: string;
  label: string;
  /** Of its pages, in content/. */
  folder: string;
  /** URL path with a slash at its end: `/docs/v3/`. */
  base: string;
  isLast: boolean;
  mainDocId: string;
  banner: string;
  /** By id. */
  docs: ReadonlyMap<string, PluginDoc>;
  /** By name. */
  sidebars: Readonly<Record<string, readonly unknown[]>>;
}

/** A page of content. */
export interface PluginDoc {
  /** File path inside the version's folder, without the extension: `apis/camera`. */
  id: string;
  /** The name of its version. */
  version: string;
  /** Relative to the site's folder. */
  file: string;
  /** URL path: `/docs/v3/apis/camera`. */
  route: string;
  title: string;
  description?: string;
  /** The name of its sidebar. */
  sidebar?: string;
  /** All that its front matter says, the site's own fields included. */
  front: Readonly<Record<string, unknown>>;
  /** The whole page with its front matter, and with the fragments that it includes. */
  source: string;
  /** `2026-01-31` */
  lastUpdated?: string;
}

export interface SourceLocation {
  /** Relative to the site's folder. */
  file: string;
  line: number;
}
