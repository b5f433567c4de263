import { Children, type ReactElement, type ReactNode, isValidElement } from 'react';
import { TabGroup } from './TabGroup.tsx';

interface TabProps {
  value: string;
  label?: string;
  children: ReactNode;
}

interface TabsProps {
  group: string;
  children: ReactNode;
}

/** `<Tabs group="platform">` around `<Tab value="ios" label="iOS">`: groups with the same name switch together. */
export function Tabs(props: TabsProps) {
  return <TabGroup {...groupOf(props)} />;
}

/** What the compiler makes of tabs that contain one code block each. */
export function CodeTabs(props: TabsProps) {
  return <TabGroup {...groupOf(props)} look="code" />;
}

function groupOf({ group, children }: TabsProps) {
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab,
  );
  if (tabs.length === 0) throw new Error('<Tabs> needs at least one <Tab value="…"> in it');
  const choices = tabs.map(({ props }) => ({ value: props.value, label: props.label ?? props.value }));
  return { group, choices, children: tabs.map(({ props }) => props.children) };
}

/** Read by `Tabs`; does nothing on its own. */
export function Tab({ children }: TabProps) {
  return children;
}
