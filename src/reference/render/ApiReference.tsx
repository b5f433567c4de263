import { createSlugger } from '../../markdown/slug.ts';
import { isShown } from '../model.ts';
import { ChangeList } from './ChangeList.tsx';
import { EventSection, MethodSection } from './Callable.tsx';
import { ConfigSections } from './ConfigSections.tsx';
import type { ReferenceInput } from './context.ts';
import { Heading } from './Heading.tsx';
import { SupportTable } from './SupportTable.tsx';
import { TypeSection } from './TypeSection.tsx';
import { KnownTypes } from './TypeText.tsx';

export function ApiReference({ capability, types, changes, config, highlight }: ReferenceInput) {
  const slugger = createSlugger();
  const methods = capability.methods.map((method) => ({ ...method, anchor: slugger.reserve(method.anchor) }));
  const events = capability.events.map((event) => ({ ...event, anchor: slugger.reserve(event.anchor) }));
  const shown = types.filter(isShown);
  const known = new Map(shown.map(({ name, anchor }) => [name, anchor]));
  return (
    <KnownTypes value={known}>
      <SupportTable methods={methods} events={events} />
      {methods.map((method) => (
        <MethodSection key={method.anchor} method={method} anchor={method.anchor} />
      ))}
      {events.map((event) => (
        <EventSection key={event.anchor} event={event} anchor={event.anchor} />
      ))}
      {shown.length > 0 && (
        <>
          <Heading level={3} id="types">
            Types
          </Heading>
          {shown.map((type) => (
            <TypeSection key={type.name} type={type} />
          ))}
        </>
      )}
      {config && capability.config.length > 0 && (
        <ConfigSections sections={capability.config} names={config} highlight={highlight} />
      )}
      {changes && <ChangeList {...changes} />}
    </KnownTypes>
  );
}
