import type { ApiEvent, Method, Parameter } from '../model.ts';
import { DocText } from '../../parts/DocText.tsx';
import { Facts } from './Facts.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { TypeText } from './TypeText.tsx';

export function MethodSection({ method }: { method: Method }) {
  return (
    <section>
      <Heading level={3} id={method.anchor}>{`${method.name}(${method.parameters.length > 0 ? '…' : ''})`}</Heading>
      <Details name={`${method.isStatic ? 'static ' : ''}${method.name}`} callable={method} />
    </section>
  );
}

export function EventSection({ event }: { event: ApiEvent }) {
  return (
    <section>
      <Heading level={3} id={event.anchor}>{`${event.method}('${event.name}', …)`}</Heading>
      <Details name={event.method} callable={event} />
    </section>
  );
}

function Details({ name, callable }: { name: string; callable: Method | ApiEvent }) {
  const { parameters, returns, tags } = callable;
  const { text, rich } = useTexts();
  return (
    <>
      <Facts tags={tags} />
      <Signature name={name} parameters={parameters} returns={returns} />
      <DocText text={callable.text} />
      {tags.throws.length > 0 && (
        <dl className="api-rejects">
          <dt>{text(returns.startsWith('Promise<') ? 'reference.rejects' : 'reference.throws')}</dt>
          {tags.throws.map((reason) => (
            <dd key={reason}>
              <DocText text={reason} inline />
            </dd>
          ))}
        </dl>
      )}
      {tags.see.length > 0 && (
        <p>
          {rich('reference.see', {
            links: tags.see.map((url, index) => (
              <span key={url}>
                {index > 0 && text('list.separator')}
                {/^https?:/.test(url) && URL.canParse(url) ? <a href={url}>{new URL(url).hostname}</a> : url}
              </span>
            )),
          })}
        </p>
      )}
    </>
  );
}

function Signature({ name, parameters, returns }: { name: string; parameters: Parameter[]; returns: string }) {
  return (
    <pre className="api-signature">
      <code>
        {name}(
        {parameters.map((parameter, index) => (
          <span key={parameter.name}>
            {index > 0 && ', '}
            {parameter.name}
            {parameter.optional && '?'}: <TypeText type={parameter.type} />
          </span>
        ))}
        ) =&gt; <TypeText type={returns} />
      </code>
    </pre>
  );
}
