import type { Property, TypeDefinition } from '../model.ts';
import { DocText } from '../../parts/DocText.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { Body, memberLines } from './Declaration.tsx';
import { Properties } from './Properties.tsx';
import { Sample } from './Sample.tsx';

/** Every option of the configuration file: top-level ones first, then a section per object. */
export function ConfigReference({ type }: { type: TypeDefinition }) {
  const { text } = useTexts();
  const since = firstVersion(type.properties);
  const isSection = (property: Property): boolean => property.properties !== undefined;
  return (
    <>
      <Heading level={3} id="top-level">
        {text('reference.topLevel')}
      </Heading>
      <Properties
        properties={type.properties.filter((property) => !isSection(property))}
        anchor=""
        since={since}
        given
      />
      {type.properties.filter(isSection).map((section) => (
        <section key={section.name} className="api-item">
          <div className="api-head">
            <Heading level={3} id={`${section.name.toLowerCase()}-options`}>
              {section.name}
            </Heading>
            <DocText text={section.text} />
          </div>
          <Sample examples={[]}>
            <Body
              head={
                <>
                  <b>{section.name}</b>:{' '}
                </>
              }
              lines={memberLines({ properties: section.properties!, methods: [] })}
            />
          </Sample>
          <div className="api-body">
            <Properties properties={section.properties!} path={`${section.name}.`} anchor="" since={since} given />
          </div>
        </section>
      ))}
    </>
  );
}

/** What every version of the product has does not say since when. */
function firstVersion(properties: Property[]): string | undefined {
  const versions = properties.flatMap(({ tags, properties: inner = [] }) => [tags.since, firstVersion(inner)]);
  const inOrder = new Intl.Collator('en', { numeric: true });
  return versions.filter((version) => version !== undefined).sort(inOrder.compare)[0];
}
