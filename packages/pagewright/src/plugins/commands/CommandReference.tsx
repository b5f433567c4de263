import type { ReactNode } from 'react';
import type { PageTools } from '../../site/plugins/plugin-markdown.ts';
import { Default } from '../parts/FactLine.tsx';
import { PlatformNames } from '../parts/PlatformNames.tsx';
import { useTexts } from '../parts/use-texts.ts';
import type { Command } from './command-line.ts';
import { DescriptionList, type Row } from './DescriptionList.tsx';

interface CommandReferenceProps {
  /** What a reader types before a command that has no program of its own. */
  program: string;
  command: Command;
  codeBlock: PageTools['codeBlock'];
}

/** Usage and examples of one command, beside its arguments and options. */
export function CommandReference({ program, command, codeBlock }: CommandReferenceProps) {
  const { text } = useTexts();
  // Where several commands share a page, the writer's headings are in its contents.
  const contents = command.doc !== undefined;
  return (
    <section className="api-item command">
      <div className="api-sample" data-theme="dark">
        <pre className="api-signature">
          <code>
            <b>
              {command.program ?? program} {command.name}
            </b>
            {placeholders(command)}
          </code>
        </pre>
        {command.examples.length > 0 && (
          <div dangerouslySetInnerHTML={{ __html: codeBlock(command.examples.join('\n'), 'sh') }} />
        )}
      </div>
      <div className="api-body">
        {command.arguments.length > 0 && (
          <DescriptionList
            heading="argument"
            id={contents ? 'arguments' : undefined}
            rows={command.arguments.map(({ name, text: about, required, values }) => ({
              name,
              text: about,
              type: <Values values={values} />,
              required,
            }))}
          />
        )}
        {command.options.length > 0 ? (
          <DescriptionList heading="option" id={contents ? 'options' : undefined} rows={command.options.map(rowOf)} />
        ) : (
          <p>{text('commands.noOptions')}</p>
        )}
      </div>
    </section>
  );
}

function rowOf({ flags, text, default: value, values, platforms }: Command['options'][number]): Row {
  return {
    name: flags,
    id: optionAnchor(flags),
    text,
    type: <Values values={values} />,
    notes: [
      ...(value === undefined ? [] : [<Default key="default" value={value} />]),
      ...(platforms.length > 0 ? [<OnlyOn key="platforms" platforms={platforms} />] : []),
    ],
  };
}

/** The only values that are allowed. */
function Values({ values }: { values: string[] }): ReactNode {
  return values.map((value, index) => (
    <span key={value}>
      {index > 0 && ' | '}
      {value}
    </span>
  ));
}

function OnlyOn({ platforms }: { platforms: string[] }) {
  const states = platforms.map((platform) => ({ platform, state: 'yes' as const }));
  return <PlatformNames states={states} only />;
}

/** `-t, --target <id>` → `--target`. Others link to it: changing one breaks their links. */
export function optionAnchor(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags.split(/[\s,]/, 1)[0]!;
}

/** What follows the name of a command. */
function placeholders({ arguments: list, options }: Command): string {
  const parts = list.map((argument) => (argument.required ? `<${argument.name}>` : `[${argument.name}]`));
  return [...parts, ...(options.length > 0 ? ['[options]'] : [])].map((part) => ` ${part}`).join('');
}
