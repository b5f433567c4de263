import type { SiteConfig } from '../../site/config/schema.ts';
import { printValue } from '../output/print-value.ts';

/** The text of site.config.ts. */
export function writeConfig(config: SiteConfig): string {
  return `import { defineSite } from 'pagewright';\n\nexport default defineSite(${printValue(config)});\n`;
}
