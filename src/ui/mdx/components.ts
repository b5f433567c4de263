import { Card, Cards } from './Cards.tsx';
import { Static } from './Static.tsx';
import { Steps } from './Steps.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** What pages can use by name. Adding one here and in `component-names.ts` is all it takes. */
export const mdxComponents = { Card, Cards, Static, Steps, Tab, Tabs };
