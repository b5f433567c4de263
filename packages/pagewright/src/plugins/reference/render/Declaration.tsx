import { type ReactNode, use } from 'react';
import { PartContext } from '../../parts/part-context.ts';
import { propertyAnchor } from '../anchors.ts';
import type { TypeDefinition } from '../model.ts';
import { TypeText } from './TypeText.tsx';

/** How many lines of a type are shown at a glance: the list beside them has the others. */
const most = 16;

/** Longer unions have a line for each of their parts. */
const lineLength = 40;

/** A type as it is declared. What only repeats the list beside it has a class of its own: neither phones nor the search need it. */
export function Declaration({ type }: { type: TypeDefinition }) {
  const { kind, name, parents, type: alias } = type;
  if (alias !== undefined)
    return (
      <pre className="api-signature">
        <code>
          <Keyword>type</Keyword> <b>{name}</b> = <TypeText type={unionLines(name, alias)} />
        </code>
      </pre>
    );
  if (isWhole(type)) return <WholeEnum type={type} />;
  const lines = kind === 'enum' ? enumLines(type) : memberLines(type);
  if (lines.length === 0) return null;
  return (
    <Body
      head={
        <>
          <Keyword>{kind}</Keyword> <b>{name}</b>
          {parents.length > 0 && (
            <>
              {' '}
              <Keyword>extends</Keyword> <TypeText type={parents.join(', ')} />
            </>
          )}{' '}
        </>
      }
      lines={lines}
    />
  );
}

/** Whether a list of its members would say no more than their values. */
export function isWhole({ members }: Pick<TypeDefinition, 'members'>): boolean {
  return (
    members.length > 0 &&
    members.every(
      ({ text, tags }) =>
        text === '' &&
        Object.values(tags)
          .flat()
          .every((tag) => tag === undefined),
    )
  );
}

/** Without a list beside it: it has the addresses of its members, and is shown everywhere. */
function WholeEnum({ type: { name, members } }: { type: TypeDefinition }) {
  const { ids } = use(PartContext);
  return (
    <pre className="api-declaration api-whole">
      <code>
        <Keyword>enum</Keyword> <b>{name}</b> {'{\n'}
        {members.map((member) => {
          const id = propertyAnchor(`${name}.`, member.name);
          ids.push(id);
          return <span key={id} id={id}>{`  ${member.name} = ${member.value},\n`}</span>;
        })}
        {'}'}
      </code>
    </pre>
  );
}

/** An object with a line for each member. */
export function Body({ head, lines }: { head: ReactNode; lines: string[] }) {
  const shown = lines.length > most ? [...lines.slice(0, most - 1), '…'] : lines;
  return (
    <pre className="api-declaration">
      <code>
        {head}
        {'{\n'}
        <TypeText type={shown.map((line) => `  ${line}\n`).join('')} />
        {'}'}
      </code>
    </pre>
  );
}

function Keyword({ children }: { children: string }) {
  return <i>{children}</i>;
}

/** Parts in brackets may have bars of their own. The box indents all lines but the first. */
function unionLines(name: string, type: string): string {
  if (name.length + type.length <= lineLength || /[([{<]/.test(type)) return type;
  return type.split(' | ').length > 1 ? `\n| ${type.split(' | ').join('\n| ')}` : type;
}

function enumLines({ members }: TypeDefinition): string[] {
  return members.map(({ name, value }) => `${name} = ${value},`);
}

export function memberLines({ properties, methods }: Pick<TypeDefinition, 'properties' | 'methods'>): string[] {
  return [
    ...properties.map(({ name, optional, properties: inner, type }) => {
      const shown = inner && type.length > lineLength ? `{ … }${type.endsWith('[]') ? '[]' : ''}` : type;
      return `${name}${optional ? '?' : ''}: ${shown};`;
    }),
    ...methods.map(({ name, parameters, returns }) => {
      const list = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type}`);
      return `${name}(${list.join(', ')}): ${returns};`;
    }),
  ];
}
