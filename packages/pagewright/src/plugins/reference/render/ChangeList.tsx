import { sectionAnchors } from '../anchors.ts';
import type { Change } from '../change.ts';
import { DocText } from '../../parts/DocText.tsx';
import { Heading } from '../../parts/Heading.tsx';

const titles: Record<Change['kind'], string> = { added: 'Added', removed: 'Removed', changed: 'Changed' };

/** Differences from the previous version, computed from both versions' declarations. */
export function ChangeList({ since, list }: { since: string; list: Change[] }) {
  return (
    <section>
      <Heading level={3} id={sectionAnchors.changes}>{`Changes since ${since}`}</Heading>
      {list.length === 0 && <p>The declarations are the same as in {since}.</p>}
      {(['added', 'removed', 'changed'] as const).map((kind) => {
        const changes = list.filter((change) => change.kind === kind);
        if (changes.length === 0) return null;
        return (
          <div key={kind}>
            <h4>{titles[kind]}</h4>
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

function Detail({ detail: { label, before, after, advice } }: { detail: NonNullable<Change['detail']> }) {
  if (advice)
    return (
      <>
        : {label}. <DocText text={advice} inline />
      </>
    );
  if (before === undefined) return <>: {label}</>;
  return (
    <>
      : {label} was <code>{before}</code>, is <code>{after}</code>
    </>
  );
}
