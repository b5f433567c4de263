/**
 * The components pages may use. Kept apart from the components themselves (`src/ui/mdx/components.ts`), because
 * the compiler runs without React; a test holds the two together.
 */
export const componentNames: ReadonlySet<string> = new Set(['ApiReference', 'Card', 'Cards', 'Steps', 'Tab', 'Tabs']);
