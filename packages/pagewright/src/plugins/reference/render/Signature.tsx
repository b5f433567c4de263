import type { ApiEvent, Method } from '../model.ts';
import { TypeText } from './TypeText.tsx';

export function Signature({ name, callable: { parameters, returns } }: { name: string; callable: Method | ApiEvent }) {
  return (
    <pre className="api-signature">
      <code>
        <b>{name}</b>(
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
