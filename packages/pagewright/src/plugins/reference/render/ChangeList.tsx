import { sectionAnchors } from '../anchors.ts';
import { type Change, none } from '../change.ts';
import { DocText } from '../../parts/DocText.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { Heading } from '../../parts/Heading.tsx';

type Details = NonNullable<Change['detail']>;

const labels = {
  signature: 'changes.signature',
  type: 'changes.type',
  'parent type': 'changes.parentType',
  default: 'changes.default',
  value: 'changes.value',
  'now required': 'changes.nowRequired',
  'now optional': 'changes.nowOptional',
  deprecated: 'changes.deprecated',
} as const satisfies Record<Details['label'], string>;

/** Differences from the previous version, computed from both versions' declarations. */
export function ChangeList({ since, list }: { since: string; list: Change[] }) {
  const { text } = useTexts();
  return (
    <section data-changes>
      <Heading level={3} id={sectionAnchors.changes}>
        {text('changes.title', { version: since })}
      </Heading>
      {list.length === 0 && <p>{text('changes.same', { version: since })}</p>}
      {(['added', 'removed', 'changed'] as const).map((kind) => {
        const changes = list.filter((change) => change.kind === kind);
        if (changes.length === 0) return null;
        return (
          <div key={kind}>
            <h4>{text(`changes.${kind}`)}</h4>
            <ul>
              {changes.map((change, index) => (
                <li key={index}>
                  {change.anchor ? (
                    <a href={`#${change.anchor}`}>
                      <code>{change.what}</code>
                    </a>
                  ) : (
                    <code>{change.what}</code>
                  )}
                  {change.detail && <Detail detail={change.detail} />}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Detail({ detail: { label, before, after, advice } }: { detail: Details }) {
  const { text, rich } = useTexts();
  const shown = text(labels[label]);
  if (advice) return <>: {rich('changes.advice', { label: shown, advice: <DocText text={advice} inline /> })}</>;
  if (before === undefined) return <>: {shown}</>;
  const values = { label: shown, before: <code>{before}</code>, after: <code>{after}</code> };
  if (before === none) return <>: {rich('changes.hadNone', values)}</>;
  if (after === none) return <>: {rich('changes.hasNone', values)}</>;
  return <>: {rich('changes.was', values)}</>;
}
