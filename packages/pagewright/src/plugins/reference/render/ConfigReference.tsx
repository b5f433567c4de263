import type { Property, TypeDefinition } from '../model.ts';
import { DocText } from '../../parts/DocText.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { Properties } from './Properties.tsx';

/** Every option of the configuration file: top-level ones first, then a section per object. */
export function ConfigReference({ type }: { type: TypeDefinition }) {
  const { text } = useTexts();
  const isSection = (property: Property): boolean => property.properties !== undefined;
  return (
    <>
      <Heading level={3} id="top-level">
        {text('reference.topLevel')}
      </Heading>
      <Properties properties={type.properties.filter((property) => !isSection(property))} anchor="" />
      {type.properties.filter(isSection).map((section) => (
        <section key={section.name}>
          <Heading level={3} id={`${section.name.toLowerCase()}-options`}>
            {section.name}
          </Heading>
          <DocText text={section.text} />
          <Properties properties={section.properties!} path={`${section.name}.`} anchor="" />
        </section>
      ))}
    </>
  );
}
