import { parseFenceMeta, renderFence } from '../../markdown/fence.ts';
import type { HighlightLines } from '../../markdown/highlight.ts';
import { configExamples } from '../config-example.ts';
import type { Property } from '../model.ts';
import type { ConfigNames } from './context.ts';
import { DocText } from './DocText.tsx';
import { Heading } from './Heading.tsx';
import { Properties } from './Properties.tsx';

/** Sections of the configuration file with an example in JSON and, where supported, in TypeScript. */
export function ConfigSections({
  sections,
  names,
  highlight,
}: {
  sections: Property[];
  names: ConfigNames;
  highlight: HighlightLines;
}) {
  const { json, typescript } = configExamples(sections, names);
  const fence = (code: string, language: string, extension: string) => (
    <div
      dangerouslySetInnerHTML={{
        __html: renderFence(code, language, parseFenceMeta(`title="${names.file}.${extension}"`), highlight),
      }}
    />
  );
  return (
    <section>
      <Heading level={3} id="configuration">
        Configuration
      </Heading>
      {sections.map((section) => (
        <div key={section.name}>
          <p>
            Under <code>plugins.{section.name}</code>:
          </p>
          <DocText text={section.text} />
          <Properties properties={section.properties ?? []} anchor={`plugins.${section.name}.`} />
        </div>
      ))}
      {fence(json, 'json', 'json')}
      {typescript && fence(typescript, 'ts', 'ts')}
    </section>
  );
}
