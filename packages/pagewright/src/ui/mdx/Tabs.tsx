import { Children, type ReactElement, type ReactNode, isValidElement } from 'react';
import { TabGroup } from './TabGroup.tsx';

interface TabProps {
  value: string;
  label?: string;
  children: ReactNode;
}

/** `<Tabs group="platform">` around `<Tab value="ios" label="iOS">`: groups with the same name switch together. */
export function Tabs({ group, children }: { group: string; children: ReactNode }) {
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab,
  );
  if (tabs.length === 0) throw new Error('<Tabs> needs at least one <Tab value="…"> in it');
  const choices = tabs.map(({ props }) => ({ value: props.value, label: props.label ?? props.value }));
  return (
    <TabGroup group={group} choices={choices}>
      {tabs.map(({ props }) => props.children)}
    </TabGroup>
  );
}

/** Read by `Tabs`; does nothing on its own. */
export function Tab({ children }: TabProps) {
  return children;
}
