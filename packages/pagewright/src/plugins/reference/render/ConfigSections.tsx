import type { PageTools } from '../../../site/plugins/plugin-markdown.ts';
import { sectionAnchors } from '../anchors.ts';
import type { Property } from '../model.ts';
import type { ReferenceInput } from './context.ts';
import { DocText } from '../../parts/DocText.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { Properties } from './Properties.tsx';

/** Sections of the configuration file with an example in JSON and, where supported, in TypeScript. */
export function ConfigSections({
  sections,
  examples: { file, sectionsUnder, json, typescript },
  codeBlock,
}: {
  sections: Property[];
  examples: NonNullable<ReferenceInput['configExamples']>;
  codeBlock: PageTools['codeBlock'];
}) {
  const { text, rich } = useTexts();
  const fence = (code: string, extension: 'json' | 'ts') => (
    <div dangerouslySetInnerHTML={{ __html: codeBlock(code, extension, { title: `${file}.${extension}` }) }} />
  );
  return (
    <section>
      <Heading level={3} id={sectionAnchors.configuration}>
        {text('reference.configuration')}
      </Heading>
      {sections.map((section) => (
        <div key={section.name}>
          <p>{rich('reference.under', { name: <code>{`${sectionsUnder}.${section.name}`}</code> })}</p>
          <DocText text={section.text} />
          <Properties properties={section.properties ?? []} anchor={`${sectionsUnder}.${section.name}.`} given />
        </div>
      ))}
      {fence(json, 'json')}
      {typescript && fence(typescript, 'ts')}
    </section>
  );
}
