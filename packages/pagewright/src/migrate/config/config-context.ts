import type { StaticFiles } from '../output/static-files.ts';
import type { Report } from '../report.ts';
import type { SourceSite } from './source-site.ts';

/** What the configuration needs to know of the pages. */
export interface ConfigContext {
  site: SourceSite;
  report: Report;
  files: StaticFiles;
  newBaseUrl: string;
  versionCount: number;
  /** The new address of an old one. */
  address(target: string): string;
  /** Of a page of the latest version, by its old id. */
  addressOfDoc(oldId: string): string | undefined;
  newDocId(oldId: string): string | undefined;
  /** The page of the latest version at a new address. */
  docIdAt(address: string): string | undefined;
  firstDocOf(sidebar: string): string | undefined;
  titleOf(id: string): string;
}
