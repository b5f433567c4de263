import { use } from 'react';
import { DefinitionList } from '../../parts/DefinitionList.tsx';
import { DocText } from '../../parts/DocText.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { propertyAnchor } from '../anchors.ts';
import { signatureOf } from '../compare-methods.ts';
import type { AvailableType, TypeDefinition } from '../model.ts';
import { Declaration, isWhole } from './Declaration.tsx';
import { Facts, Limits } from './Facts.tsx';
import { Properties } from './Properties.tsx';
import { Sample } from './Sample.tsx';
import { TypeOrigin, sinceOf } from './TypeOrigin.tsx';
import { PlacedTypes } from './UsedTypes.tsx';

export function TypeSection({ type }: { type: AvailableType }) {
  const { given } = use(PlacedTypes);
  const since = sinceOf(type);
  const { examples } = type.tags;
  return (
    <section className="api-item">
      <div className="api-head">
        <Heading level={4} id={type.anchor}>
          {type.name + (type.typeParameters.length > 0 ? `<${type.typeParameters.join(', ')}>` : '')}
        </Heading>
        <Facts tags={{ ...type.tags, ...(since && { since }) }} />
        <DocText text={type.text} />
        <TypeOrigin type={type} />
      </div>
      <Sample examples={examples}>
        <Declaration type={type} />
      </Sample>
      <div className="api-body">
        <Properties
          properties={[
            ...type.properties,
            ...type.methods.map((method) => ({ ...method, type: signatureOf(method), optional: false })),
          ]}
          anchor={`${type.name}.`}
          since={since}
          given={given.has(type.name) && type.methods.length === 0}
        />
        {type.members.length > 0 && !isWhole(type) && <Members type={type} since={since} />}
      </div>
    </section>
  );
}

function Members({ type: { members, name }, since }: { type: TypeDefinition; since: string | undefined }) {
  return (
    <DefinitionList
      definitions={members.map((member) => ({
        id: propertyAnchor(`${name}.`, member.name),
        label: member.name,
        name: <code>{member.name}</code>,
        type: <code>{member.value}</code>,
        limits: <Limits tags={member.tags} />,
        about: (
          <>
            <DocText text={member.text} inline />
            <Facts tags={member.tags} since={since} isLimited />
          </>
        ),
      }))}
    />
  );
}
