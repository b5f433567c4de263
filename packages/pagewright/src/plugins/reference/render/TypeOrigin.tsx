import { useTexts } from '../../parts/use-texts.ts';
import type { AvailableType, TypeDefinition } from '../model.ts';
import { TypeText } from './TypeText.tsx';

/** Where a type comes from, and what it extends. */
export function TypeOrigin({ type: { from, parents } }: { type: AvailableType }) {
  const { rich } = useTexts();
  return (
    <>
      {from && <p>{rich('reference.comesFrom', { name: <code>{from}</code> })}</p>}
      {parents.length > 0 && (
        <p>
          {rich('reference.extends', {
            types: (
              <code>
                <TypeText type={parents.join(', ')} />
              </code>
            ),
          })}
        </p>
      )}
    </>
  );
}

/** Where a type does not say, the version all its parts have in common. */
export function sinceOf({ tags, properties, methods, members }: TypeDefinition): string | undefined {
  const [first, ...others] = new Set([...properties, ...methods, ...members].map((part) => part.tags.since));
  return tags.since ?? (others.length === 0 ? first : undefined);
}
