import type { PluginProse } from '../../site/plugins/plugin.ts';
import type { VersionReference } from './load-reference.ts';
import type { Described } from './model.ts';

/** What the doc comments of a version's declarations say, each where it is written: what is inherited is in another version's file. */
export function referenceProse(reference: VersionReference): PluginProse[] {
  return reference.names().flatMap((name) =>
    Array.from(describedIn(reference.capability(name)), ({ text, tags, line }) => {
      const location = reference.locate(name, line);
      return [text, tags.deprecated ?? '', ...tags.throws]
        .filter((sentence) => sentence !== '')
        .map((sentence) => ({ ...location, text: sentence }));
    }).flat(),
  );
}

/** Everything within a value that has a doc comment. */
function* describedIn(value: unknown): Generator<Described> {
  if (typeof value !== 'object' || value === null) return;
  if ('text' in value && 'tags' in value) yield value as Described;
  for (const part of Object.values(value)) yield* describedIn(part);
}
