import { generatedComponents } from '../reference/generated-components.ts';

/**
 * The components pages may use. Kept apart from the components themselves (`src/ui/mdx/components.ts`), because
 * the compiler runs without React; a test holds the two together. Generated ones are replaced before React sees them.
 */
export const componentNames: ReadonlySet<string> = new Set([
  ...generatedComponents,
  'Card',
  'Cards',
  'Steps',
  'Tab',
  'Tabs',
]);
