import { parseFenceMeta, renderFence } from '../../../markdown/code/fence.ts';
import type { HighlightLines } from '../../../highlight/highlight.ts';
import { sectionAnchors } from '../anchors.ts';
import type { Property } from '../model.ts';
import type { ReferenceInput } from './context.ts';
import { DocText } from './DocText.tsx';
import { Heading } from './Heading.tsx';
import { Properties } from './Properties.tsx';

/** Sections of the configuration file with an example in JSON and, where supported, in TypeScript. */
export function ConfigSections({
  sections,
  examples: { file, sectionsUnder, json, typescript },
  highlight,
}: {
  sections: Property[];
  examples: NonNullable<ReferenceInput['configExamples']>;
  highlight: HighlightLines;
}) {
  const fence = (code: string, extension: 'json' | 'ts') => (
    <div
      dangerouslySetInnerHTML={{
        __html: renderFence(code, extension, { ...parseFenceMeta(''), title: `${file}.${extension}` }, { highlight }),
      }}
    />
  );
  return (
    <section>
      <Heading level={3} id={sectionAnchors.configuration}>
        Configuration
      </Heading>
      {sections.map((section) => (
        <div key={section.name}>
          <p>
            Under <code>{`${sectionsUnder}.${section.name}`}</code>:
          </p>
          <DocText text={section.text} />
          <Properties properties={section.properties ?? []} anchor={`${sectionsUnder}.${section.name}.`} />
        </div>
      ))}
      {fence(json, 'json')}
      {typescript && fence(typescript, 'ts')}
    </section>
  );
}
