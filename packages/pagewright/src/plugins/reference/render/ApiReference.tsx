import { Heading } from '../../parts/Heading.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { sectionAnchors } from '../anchors.ts';
import { isShown } from '../model.ts';
import { placeTypes } from '../place-types.ts';
import type { Change } from '../change.ts';
import { EventSection, MethodSection } from './Callable.tsx';
import { NewMembers } from './CallableFacts.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ConfigSections } from './ConfigSections.tsx';
import type { ReferenceInput } from './context.ts';
import { ExampleCode } from './Examples.tsx';
import { Properties } from './Properties.tsx';
import { SupportSummary } from './SupportSummary.tsx';
import { TypeSection } from './TypeSection.tsx';
import { KnownTypes } from './TypeText.tsx';
import { PlacedTypes } from './UsedTypes.tsx';

export function ApiReference({ capability, types, changes, configExamples, codeBlock, exampleCode }: ReferenceInput) {
  const { methods, events, properties, exportName } = capability;
  const { text } = useTexts();
  const shown = types.filter(isShown);
  const placement = placeTypes(capability, shown);
  const others = shown.filter(({ name }) => !placement.placeOf.has(name));
  return (
    <ExampleCode value={exampleCode}>
      <KnownTypes value={new Map(shown.map(({ name, anchor }) => [name, anchor]))}>
        <PlacedTypes value={{ ...placement, types: new Map(shown.map((type) => [type.name, type])) }}>
          <SupportSummary methods={methods} events={events} />
          <Properties properties={properties} anchor={`${exportName}.`} />
          <NewMembers value={{ anchors: addedAnchors(changes?.list), version: changes?.version ?? '' }}>
            {methods.map((method) => (
              <MethodSection key={method.anchor} method={method} />
            ))}
            {events.length > 0 && (
              <Heading level={3} id={sectionAnchors.events}>
                {text('reference.events')}
              </Heading>
            )}
            {events.map((event) => (
              <EventSection key={event.anchor} event={event} />
            ))}
          </NewMembers>
          {others.length > 0 && <Types types={others} />}
          {configExamples && (
            <ConfigSections sections={capability.configSections} examples={configExamples} codeBlock={codeBlock} />
          )}
          {changes && <ChangeList {...changes} />}
        </PlacedTypes>
      </KnownTypes>
    </ExampleCode>
  );
}

function addedAnchors(changes: Change[] = []): Set<string> {
  return new Set(changes.flatMap(({ kind, anchor }) => (kind === 'added' && anchor ? [anchor] : [])));
}

function Types({ types }: Pick<ReferenceInput, 'types'>) {
  const { text } = useTexts();
  return (
    <>
      <Heading level={3} id={sectionAnchors.types}>
        {text('reference.types')}
      </Heading>
      {types.map((type) => (
        <TypeSection key={type.anchor} type={type} />
      ))}
    </>
  );
}
