import { sectionAnchors } from '../anchors.ts';
import { isShown } from '../model.ts';
import { ChangeList } from './ChangeList.tsx';
import { EventSection, MethodSection } from './Callable.tsx';
import { ConfigSections } from './ConfigSections.tsx';
import type { ReferenceInput } from './context.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Properties } from './Properties.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { SupportTable } from './SupportTable.tsx';
import { TypeSection } from './TypeSection.tsx';
import { KnownTypes } from './TypeText.tsx';

export function ApiReference({ capability, types, changes, configExamples, codeBlock }: ReferenceInput) {
  const { text } = useTexts();
  const { methods, events, properties, exportName } = capability;
  const shown = types.filter(isShown);
  const known = new Map(shown.map(({ name, anchor }) => [name, anchor]));
  return (
    <KnownTypes value={known}>
      <SupportTable methods={methods} events={events} />
      <Properties properties={properties} anchor={`${exportName}.`} />
      {methods.map((method) => (
        <MethodSection key={method.anchor} method={method} />
      ))}
      {events.map((event) => (
        <EventSection key={event.anchor} event={event} />
      ))}
      {shown.length > 0 && (
        <>
          <Heading level={3} id={sectionAnchors.types}>
            {text('reference.types')}
          </Heading>
          {shown.map((type) => (
            <TypeSection key={type.anchor} type={type} />
          ))}
        </>
      )}
      {configExamples && (
        <ConfigSections sections={capability.configSections} examples={configExamples} codeBlock={codeBlock} />
      )}
      {changes && <ChangeList {...changes} />}
    </KnownTypes>
  );
}
