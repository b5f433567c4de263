import { DocText } from '../../parts/DocText.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Label } from '../../parts/Label.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import type { ApiEvent, Method } from '../model.ts';
import { CallableFacts } from './CallableFacts.tsx';
import { Sample } from './Sample.tsx';
import { Signature } from './Signature.tsx';
import { UsedTypes } from './UsedTypes.tsx';

export function MethodSection({ method }: { method: Method }) {
  return (
    <Section
      listed={`${method.name}()`}
      heading={method.name}
      tail={`(${namesOf(method)})`}
      name={`${method.isStatic ? 'static ' : ''}${method.name}`}
      callable={method}
    />
  );
}

/** More than two would make a heading of a signature. */
function namesOf({ parameters }: Method): string {
  return parameters.length > 2 ? '…' : parameters.map(({ name }) => name).join(', ');
}

export function EventSection({ event }: { event: ApiEvent }) {
  return (
    <Section
      listed={event.name}
      heading={`${event.method}('${event.name}'`}
      tail=", …)"
      name={event.method}
      callable={event}
    />
  );
}

interface SectionProps {
  /** In the table of contents. */
  listed: string;
  heading: string;
  tail: string;
  name: string;
  callable: Method | ApiEvent;
}

/** What it does, how it is called and, in detail, what goes in and comes out. On wide screens, the sample stays beside the details. */
function Section({ listed, heading, tail, name, callable }: SectionProps) {
  const { tags } = callable;
  return (
    <section className="api-item">
      <div className="api-head">
        <Heading level={3} id={callable.anchor} tail={tail} name={listed}>
          {heading}
        </Heading>
        <CallableFacts callable={callable} />
        <DocText text={callable.text} />
      </div>
      <Sample examples={tags.examples}>
        <Signature name={name} callable={callable} />
      </Sample>
      <div className="api-body">
        <UsedTypes callable={callable} />
        <Rejections callable={callable} />
        <SeeAlso urls={tags.see} />
      </div>
    </section>
  );
}

function Rejections({ callable: { tags, returns } }: { callable: Method | ApiEvent }) {
  const { text } = useTexts();
  if (tags.throws.length === 0) return null;
  return (
    <>
      <Label>{text(returns.startsWith('Promise<') ? 'reference.rejects' : 'reference.throws')}</Label>
      <ul className="api-rejects">
        {tags.throws.map((reason) => (
          <li key={reason}>
            <DocText text={reason} inline />
          </li>
        ))}
      </ul>
    </>
  );
}

function SeeAlso({ urls }: { urls: string[] }) {
  const { text, rich } = useTexts();
  if (urls.length === 0) return null;
  return (
    <p>
      {rich('reference.see', {
        links: urls.map((url, index) => (
          <span key={url}>
            {index > 0 && text('list.separator')}
            {/^https?:/.test(url) && URL.canParse(url) ? <a href={url}>{new URL(url).hostname}</a> : url}
          </span>
        )),
      })}
    </p>
  );
}
