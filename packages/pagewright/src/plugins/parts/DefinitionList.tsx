import { type ReactNode, use } from 'react';
import { PartContext } from './part-context.ts';
import { useTexts } from './use-texts.ts';

/** What is said about one option, property or member. */
export interface Definition {
  /** Its address; absent where the same is described elsewhere as well. */
  id?: string | undefined;
  /** As text, for the list of what is folded. */
  label: string;
  /** The same as readers see it. */
  name: ReactNode;
  type?: ReactNode;
  required?: boolean | undefined;
  /** To which platforms it is limited. */
  limits?: ReactNode;
  about: ReactNode;
}

interface DefinitionListProps {
  definitions: Definition[];
  /** How many are shown at once; the others are in a box that opens. */
  shown?: number | undefined;
}

export function DefinitionList({ definitions, shown = definitions.length }: DefinitionListProps) {
  const { text } = useTexts();
  // A box for a single one would be as large as that.
  const first = definitions.length > shown + 1 ? definitions.slice(0, shown) : definitions;
  const rest = definitions.slice(first.length);
  return (
    <>
      <List definitions={first} />
      {rest.length > 0 && (
        <details className="api-more">
          <summary>
            {text('facts.more', { count: String(rest.length) })}{' '}
            <span>{rest.map(({ label }) => label).join(text('list.separator'))}</span>
          </summary>
          <List definitions={rest} />
        </details>
      )}
    </>
  );
}

function List({ definitions }: { definitions: Definition[] }) {
  const part = use(PartContext);
  const { text } = useTexts();
  return (
    <dl className="api-list">
      {definitions.map(({ id, label, name, type, required, limits, about }) => {
        if (id) part.ids.push(id);
        return [
          <dt key={`${label} name`} id={id}>
            {name}
            {type && <> {type}</>}
            {required && (
              <>
                {' '}
                <b>{text('facts.required')}</b>
              </>
            )}
            {limits}
          </dt>,
          <dd key={`${label} about`}>{about}</dd>,
        ];
      })}
    </dl>
  );
}
