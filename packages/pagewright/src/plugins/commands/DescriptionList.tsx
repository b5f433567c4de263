import { type ReactNode, use } from 'react';
import { DefinitionList } from '../parts/DefinitionList.tsx';
import { DocText } from '../parts/DocText.tsx';
import { FactLine } from '../parts/FactLine.tsx';
import { Label } from '../parts/Label.tsx';
import { PartContext } from '../parts/part-context.ts';
import { useTexts } from '../parts/use-texts.ts';

export interface Row {
  name: string;
  /** The row's anchor. */
  id?: string | undefined;
  text: string;
  type?: ReactNode;
  required?: boolean;
  notes?: ReactNode[];
  href?: string | undefined;
}

interface DescriptionListProps {
  /** What the rows are about, if nothing above says so. */
  heading?: 'argument' | 'option' | 'globalOption' | 'script' | 'variable';
  /** With one, the heading is in the contents of the page. */
  id?: string | undefined;
  rows: Row[];
}

export function DescriptionList({ heading, id, rows }: DescriptionListProps) {
  const { text: textOf } = useTexts();
  const label = heading && textOf(`commands.${heading}`);
  return (
    <>
      {label && (id ? <ListHeading id={id}>{label}</ListHeading> : <Label>{label}</Label>)}
      <DefinitionList
        definitions={rows.map(({ name, id: anchor, text, type, required, notes = [], href }) => ({
          id: anchor,
          label: name,
          type,
          required,
          name: href ? (
            <a href={href}>
              <code>{name}</code>
            </a>
          ) : (
            <code>{name}</code>
          ),
          about: (
            <>
              <DocText text={text} inline />
              <FactLine facts={notes} />
            </>
          ),
        }))}
      />
    </>
  );
}

/** The address is that of the line, so that search does not take the few rows below for a section of their own. */
function ListHeading({ id, children }: { id: string; children: string }) {
  use(PartContext).headings.push({ id, text: children, level: 2 });
  return (
    <div className="api-label" id={id}>
      <h2>{children}</h2>
    </div>
  );
}
