import { breakableCode } from '../../markdown/inline-code.ts';
import type { Property } from '../model.ts';
import { propertyAnchor } from '../anchors.ts';
import { DocText } from './DocText.tsx';
import { Facts } from './Facts.tsx';
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

/** Two columns, because they fold into one on a phone. */
export function Properties({ properties, path = '', anchor, since }: PropertiesProps) {
  if (properties.length === 0) return null;
  return (
    <table className="api-table">
      <thead>
        <tr>
          <th>Property</th>
          <th>Description</th>
        </tr>
      </thead>
      <tbody>
        {flatten(properties, path).map((property) => (
          <tr key={property.name} id={propertyAnchor(anchor, property.name)}>
            <td>
              <code dangerouslySetInnerHTML={{ __html: breakableCode(property.name, 'reference') }} />
              {property.optional && ' optional'}
              <br />
              <code>
                <TypeText type={property.properties ? 'object' : property.type} />
              </code>
            </td>
            <td>
              <DocText text={property.text} inline />
              <Facts tags={property.tags} since={since} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Members of an inline object follow it, named by their path. */
function flatten(properties: Property[], path: string): Property[] {
  return properties.flatMap((property) => {
    const name = path + property.name;
    return [{ ...property, name }, ...flatten(property.properties ?? [], `${name}.`)];
  });
}
