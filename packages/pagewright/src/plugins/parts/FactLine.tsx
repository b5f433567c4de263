import { Fragment, type ReactNode } from 'react';
import { useTexts } from './use-texts.ts';

/** The spaces between the facts are for screen readers and for copying. */
export function FactLine({ facts }: { facts: ReactNode[] }) {
  if (facts.length === 0) return null;
  return (
    <p className="api-facts">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
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
