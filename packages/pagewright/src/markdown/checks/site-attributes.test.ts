import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import type { Problem, SiteError } from '../../kernel/problems.ts';
import type { Attributes } from '../../site/modules/read-props.ts';
import { compilePage } from '../compile.ts';

const lamp: Attributes = {
  label: { required: true, type: 'text' },
  watts: { required: false, type: 'number' },
  dim: { required: false, type: 'flag' },
  colour: { required: false, type: ['warm', 'cold'] },
  steps: { required: false, type: 'any' },
};

async function problemsOf(source: string, components: Record<string, Attributes | null> = { Lamp: lamp }) {
  const compiling = compilePage({ ...noResolvers, file: 'a.mdx', source, components });
  return compiling.then(
    ({ problems }) => problems,
    (error: SiteError): Problem[] => error.problems,
  );
}

it.each([
  '<Lamp label="Desk" />',
  '<Lamp label={`Desk`} watts={9} dim colour="warm" steps={[1, 2]} />',
  '<Lamp label="Desk" dim={false} colour={"cold"}>A **lamp**.</Lamp>',
  'A <Lamp label="Desk" /> in a line.',
  '<Lamp {...{ label: "Desk" }} />',
])('accepts %s', async (source) => {
  expect(await problemsOf(source)).toEqual([]);
});

it.each([
  ['<Lamp />', '<Lamp> is missing the attribute "label"', 'write <Lamp label="…">'],
  ['<Lamp label="a" wats={9} />', 'unknown attribute "wats" on <Lamp>', 'did you mean "watts"?'],
  [
    '<Lamp label="a" watts="9" />',
    'the attribute "watts" of <Lamp> must be a number in braces',
    'write <Lamp watts={1}>',
  ],
  ['<Lamp label={9} />', 'the attribute "label" of <Lamp> must be text', 'write <Lamp label="…">'],
  ['<Lamp label="a" dim="yes" />', 'the attribute "dim" of <Lamp> must be true or false in braces', 'write <Lamp dim>'],
  [
    '<Lamp label="a" colour="hot" />',
    'the attribute "colour" of <Lamp> must be one of "warm", "cold"',
    'write <Lamp colour="warm">',
  ],
])('does not accept %s', async (source, message, hint) => {
  const rule = message.startsWith('unknown') ? { rule: 'unknown-attribute' } : {};
  expect(await problemsOf(source)).toEqual([{ severity: 'error', file: 'a.mdx', line: 1, message, hint, ...rule }]);
});

it('does not check what it does not know', async () => {
  expect(await problemsOf('<Lamp anything="goes" />', { Lamp: null })).toEqual([]);
});

it('suggests a component of the site', async () => {
  expect(await problemsOf('<Lmap label="a" />')).toMatchObject([{ hint: 'did you mean <Lamp>?' }]);
});
