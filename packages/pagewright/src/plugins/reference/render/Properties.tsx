import { breakableCode } from '../../../markdown/code/inline-code.ts';
import type { Property } from '../model.ts';
import { propertyAnchor } from '../anchors.ts';
import { overloads } from '../overloads.ts';
import { ApiRow, ApiTable } from '../../parts/ApiTable.tsx';
import { DocText } from '../../parts/DocText.tsx';
import { Facts } from './Facts.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { TypeText } from './TypeText.tsx';

interface PropertiesProps {
  properties: Property[];
  /** Prefix of the names: `server.` */
  path?: string;
  /** Prefix of the row anchors: `imageoptions.` */
  anchor: string;
  /** The version that what they belong to is in since. */
  since?: string | undefined;
}

export function Properties({ properties, path = '', anchor, since }: PropertiesProps) {
  const { text } = useTexts();
  if (properties.length === 0) return null;
  return (
    <ApiTable heading={text('reference.property')}>
      {overloads(flatten(properties, path)).map((group) => {
        const [property, ...others] = group;
        const isOverloaded = others.length > 0;
        return (
          <ApiRow key={property.name} id={propertyAnchor(anchor, property.name)}>
            <td>
              <code dangerouslySetInnerHTML={{ __html: breakableCode(property.name, 'reference') }} />
              {property.optional && ` ${text('reference.optional')}`}
              {!isOverloaded && (
                <>
                  <br />
                  <Type property={property} />
                </>
              )}
            </td>
            <td>
              {isOverloaded ? (
                // What is said about one of them may not be true for the others.
                group.map((overload, index) => (
                  <div key={index}>
                    <Type property={overload} />
                    <br />
                    <Description property={overload} since={since} />
                  </div>
                ))
              ) : (
                <Description property={property} since={since} />
              )}
            </td>
          </ApiRow>
        );
      })}
    </ApiTable>
  );
}

function Type({ property: { properties, type } }: { property: Property }) {
  return (
    <code>
      <TypeText type={properties ? 'object' : type} />
    </code>
  );
}

function Description({ property: { text, tags }, since }: { property: Property; since: string | undefined }) {
  return (
    <>
      <DocText text={text} inline />
      <Facts tags={tags} since={since} />
    </>
  );
}

/** Members of an inline object follow it, named by their path. */
function flatten(properties: Property[], path: string): Property[] {
  return properties.flatMap((property) => {
    const name = path + property.name;
    return [{ ...property, name }, ...flatten(property.properties ?? [], `${name}.`)];
  });
}
