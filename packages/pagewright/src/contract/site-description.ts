// What a build says about itself to programs that read the output: see `mcp/`.

/** In the root of the output. No page links to it. */
export const descriptionFile = 'pagewright.json';

/** Changes whenever programs of another release would misread the output. */
export const descriptionFormat = 1;

export interface SiteDescription {
  format: number;
  /** The version of Pagewright that built it. */
  engine: string;
  title: string;
  tagline: string;
  /** The origin: `https://example.com`. */
  url: string;
  /** The first one is that of the base path. */
  languages: DescribedLanguage[];
}

export interface DescribedLanguage {
  locale: string;
  /** In the language itself. */
  label: string;
  baseUrl: string;
  /** Newest first. */
  versions: DescribedVersion[];
}

export interface DescribedVersion {
  name: string;
  label: string;
  isLatest: boolean;
  /** Whether its pages say that it is no longer looked after. */
  isOld: boolean;
  /** Path of the version, and of its first page. */
  base: string;
  landing: string;
  /** URL path of the folder of its search index. */
  index: string;
}
