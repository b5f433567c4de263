import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { readProps } from './read-props.ts';

const read = (source: string) => readProps(parseSync('Counter.tsx', source).program);
const text = { required: true, type: 'text' };

describe('readProps', () => {
  it.each([
    'export default function Counter({ label }: { label: string }) { return null; }',
    'interface Props { label: string }\nexport default function Counter(props: Props) { return null; }',
    'export type Props = { label: string };\nexport default ({ label }: Props) => null;',
    'const Counter = ({ label }: { label: string; children: ReactNode }) => null;\nexport default Counter;',
    'export default Counter;\nfunction Counter({ label }: { label: string }) { return <p>{label}</p>; }',
  ])('finds the properties of %s', (source) => {
    expect(read(source)).toEqual({ label: text });
  });

  it('tells what each may be', () => {
    const types = "start?: number; open?: boolean; size: 'small' | 'large'; list: string[]; mode: 'one'";
    expect(read(`export default function Counter(props: { ${types} }) { return null; }`)).toEqual({
      start: { required: false, type: 'number' },
      open: { required: false, type: 'flag' },
      size: { required: true, type: ['small', 'large'] },
      list: { required: true, type: 'any' },
      mode: { required: true, type: ['one'] },
    });
  });

  it('knows that a component without parameters takes nothing', () => {
    expect(read('export default function Clock() { return null; }')).toEqual({});
  });

  it.each([
    'export default function Counter(props) { return null; }',
    "import type { Props } from './props.ts';\nexport default function Counter(props: Props) { return null; }",
    'interface Props extends Base { a: string }\nexport default function Counter(props: Props) { return null; }',
    'export default function Counter(props: A & B) { return null; }',
    'export default memo(function Counter(props: { a: string }) { return null; });',
  ])('says nothing about %s', (source) => {
    expect(read(source)).toBeUndefined();
  });
});
