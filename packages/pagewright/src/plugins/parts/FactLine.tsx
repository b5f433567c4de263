import { Fragment, type ReactNode } from 'react';
import { useTexts } from './use-texts.ts';

/** The signs between the facts are text, so that they are copied and exported as well. Each stays with the fact before it where a line ends. */
export function FactLine({ facts, badge }: { facts: ReactNode[]; badge?: ReactNode }) {
  if (facts.length === 0 && !badge) return null;
  return (
    <p className="api-facts">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>
            {fact}
            {index < facts.length - 1 && '\u00a0·'}
          </span>
        </Fragment>
      ))}
      {badge && <> {badge}</>}
    </p>
  );
}

/** Some defaults are described instead of written out. Text in quotes and paths are written out. */
export function Default({ value }: { value: string }) {
  const { rich } = useTexts();
  return rich('facts.default', {
    value: /\s/.test(value) && !/^'|^\w:\\/.test(value) ? value : <code>{value}</code>,
  });
}
