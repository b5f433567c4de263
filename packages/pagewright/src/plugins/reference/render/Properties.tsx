import { breakableCode } from '../../../markdown/code/inline-code.ts';
import { DefinitionList } from '../../parts/DefinitionList.tsx';
import { DocText } from '../../parts/DocText.tsx';
import { propertyAnchor } from '../anchors.ts';
import type { Property } from '../model.ts';
import { overloads } from '../overloads.ts';
import { Examples } from './Examples.tsx';
import { Facts, Limits } from './Facts.tsx';
import { TypeText } from './TypeText.tsx';

interface PropertiesProps {
  properties: Property[];
  /** Prefix of the names: `server.` */
  path?: string;
  /** Prefix of the anchors: `imageoptions.` */
  anchor: string;
  /** The version that what they belong to is in since. */
  since?: string | undefined;
  /** Whether readers give them, so that they have to know which are required, or get them. */
  given?: boolean;
  /** How many are shown at once. */
  shown?: number;
}

export function Properties({ properties, path = '', anchor, since, given = false, shown }: PropertiesProps) {
  if (properties.length === 0) return null;
  const definitions = overloads(flatten(given ? requiredFirst(properties) : properties, path)).map((group) => {
    const [property, ...others] = group;
    const isOverloaded = others.length > 0;
    const name = <code dangerouslySetInnerHTML={{ __html: breakableCode(property.name, 'reference') }} />;
    return {
      id: propertyAnchor(anchor, property.name),
      label: property.name,
      name: property.optional && !given ? <>{name}?</> : name,
      type: !isOverloaded && <Type property={property} />,
      limits: !isOverloaded && <Limits tags={property.tags} />,
      required: given && !property.optional && isNamed(property),
      about: isOverloaded
        ? // What is said about one of them may not be true for the others.
          group.map((overload, index) => (
            <div key={index}>
              <Type property={overload} />
              <Limits tags={overload.tags} />
              <br />
              <Description property={overload} since={since} />
            </div>
          ))
        : [<Description key="description" property={property} since={since} />],
    };
  });
  return <DefinitionList definitions={definitions} shown={shown} />;
}

/** An index signature stands for many. */
function isNamed({ name }: Property): boolean {
  return !name.includes('[');
}

function Type({ property: { properties, type } }: { property: Property }) {
  return (
    <code>
      <TypeText type={properties ? objectType(type) : type} />
    </code>
  );
}

/** The members of an object follow it, so a long one is not written out. */
function objectType(type: string): string {
  return type.startsWith('{') && type.length <= 60 ? type : `{ … }${type.endsWith('[]') ? '[]' : ''}`;
}

function Description({ property: { text, tags }, since }: { property: Property; since: string | undefined }) {
  return (
    <>
      <DocText text={text} inline />
      <Facts tags={tags} since={since} isLimited />
      <Examples examples={tags.examples} />
    </>
  );
}

/** What a call needs comes before what it may have. */
function requiredFirst(properties: Property[]): Property[] {
  return properties.toSorted((a, b) => Number(a.optional) - Number(b.optional));
}

/** Members of an inline object follow it, named by their path. */
function flatten(properties: Property[], path: string): Property[] {
  return properties.flatMap((property) => {
    const name = path + property.name;
    return [{ ...property, name }, ...flatten(property.properties ?? [], `${name}.`)];
  });
}
