import { Card, Cards } from './Cards.tsx';
import { Static } from './Static.tsx';
import { Steps } from './Steps.tsx';
import { CodeTabs, Tab, Tabs } from './Tabs.tsx';

/** The components pages can use by name; the compiler knows the names from `component-names.ts`. */
export const mdxComponents = { Card, Cards, CodeTabs, Static, Steps, Tab, Tabs };
