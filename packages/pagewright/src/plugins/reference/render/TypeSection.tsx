import type { AvailableType, TypeDefinition } from '../model.ts';
import { signatureOf } from '../compare-methods.ts';
import { propertyAnchor } from '../anchors.ts';
import { ApiRow, ApiTable } from '../../parts/ApiTable.tsx';
import { DocText } from '../../parts/DocText.tsx';
import { Facts } from './Facts.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Properties } from './Properties.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { TypeText } from './TypeText.tsx';

export function TypeSection({ type }: { type: AvailableType }) {
  const { rich } = useTexts();
  const since = sinceOf(type);
  return (
    <section>
      <Heading level={4} id={type.anchor}>
        {type.name + (type.typeParameters.length > 0 ? `<${type.typeParameters.join(', ')}>` : '')}
      </Heading>
      <Facts tags={{ ...type.tags, ...(since && { since }) }} />
      <DocText text={type.text} />
      {type.from && <p>{rich('reference.comesFrom', { name: <code>{type.from}</code> })}</p>}
      {type.parents.length > 0 && (
        <p>
          {rich('reference.extends', {
            types: (
              <code>
                <TypeText type={type.parents.join(', ')} />
              </code>
            ),
          })}
        </p>
      )}
      {type.type !== undefined && (
        <pre className="api-signature">
          <code>
            <TypeText type={type.type} />
          </code>
        </pre>
      )}
      <Properties
        properties={[
          ...type.properties,
          ...type.methods.map((method) => ({ ...method, type: signatureOf(method), optional: false })),
        ]}
        anchor={`${type.name}.`}
        since={since}
      />
      {type.members.length > 0 && <Members type={type} since={since} />}
    </section>
  );
}

/** Where a type does not say, the version all its parts have in common. */
function sinceOf({ tags, properties, methods, members }: TypeDefinition): string | undefined {
  const [first, ...others] = new Set([...properties, ...methods, ...members].map((part) => part.tags.since));
  return tags.since ?? (others.length === 0 ? first : undefined);
}

function Members({ type: { members, name }, since }: { type: TypeDefinition; since: string | undefined }) {
  const { text } = useTexts();
  return (
    <ApiTable heading={text('reference.member')}>
      {members.map((member) => (
        <ApiRow key={member.name} id={propertyAnchor(`${name}.`, member.name)}>
          <td>
            <code>{member.name}</code>
            <br />
            <code>{member.value}</code>
          </td>
          <td>
            <DocText text={member.text} inline />
            <Facts tags={member.tags} since={since} />
          </td>
        </ApiRow>
      ))}
    </ApiTable>
  );
}
