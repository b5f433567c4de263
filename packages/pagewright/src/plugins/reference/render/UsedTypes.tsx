import { createContext, use } from 'react';
import { DocText } from '../../parts/DocText.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Label } from '../../parts/Label.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import type { ApiEvent, AvailableType, Method } from '../model.ts';
import { type Placement, type UsedType, usedTypes } from '../place-types.ts';
import { Facts } from './Facts.tsx';
import { Properties } from './Properties.tsx';
import { TypeOrigin, sinceOf } from './TypeOrigin.tsx';
import { TypeText } from './TypeText.tsx';

/** The page's types by name, and where they are shown. */
export const PlacedTypes = createContext<Placement & { types: ReadonlyMap<string, AvailableType> }>({
  types: new Map(),
  placeOf: new Map(),
  given: new Set(),
});

/** How many properties are shown at once: what a method takes is chosen from, what it returns only looked up. */
const shown = { parameter: 6, passed: 6, returned: 3 };

/** What a method takes and returns: with all properties where its type is shown first, elsewhere with a link to that. */
export function UsedTypes({ callable }: { callable: Method | ApiEvent }) {
  const { types, placeOf } = use(PlacedTypes);
  return usedTypes(callable, types).map((used) => {
    const type = types.get(used.name)!;
    return placeOf.get(type.name) === callable.anchor ? (
      <TypeInPlace key={type.name} used={used} type={type} since={callable.tags.since} />
    ) : (
      <div key={type.name}>
        <Label
          beside={
            <code>
              <TypeText type={type.name} />
            </code>
          }
        >
          <Role used={used} />
        </Label>
        <DocText text={type.text} />
      </div>
    );
  });
}

/** A section, so that what follows it belongs to the method again. */
function TypeInPlace({ used, type, since }: { used: UsedType; type: AvailableType; since: string | undefined }) {
  const { given } = use(PlacedTypes);
  const own = sinceOf(type);
  return (
    <section>
      <Label
        beside={
          <Heading level={4} id={type.anchor}>
            {type.name}
          </Heading>
        }
      >
        <Role used={used} />
      </Label>
      <DocText text={type.text} />
      <Facts tags={{ ...type.tags, ...(own && { since: own }) }} since={since} />
      <TypeOrigin type={type} />
      <Properties
        properties={type.properties}
        anchor={`${type.name}.`}
        since={own ?? since}
        given={used.as === 'parameter' && given.has(type.name)}
        shown={shown[used.as]}
      />
    </section>
  );
}

function Role({ used: { as, parameter } }: { used: UsedType }) {
  const { text, rich } = useTexts();
  if (as === 'returned') return text('reference.returns');
  const name = <code>{parameter}</code>;
  return as === 'passed' ? rich('reference.passed', { name }) : name;
}
