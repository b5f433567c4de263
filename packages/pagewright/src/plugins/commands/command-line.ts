import * as v from 'valibot';
import { text } from '../../site/config/fields.ts';

const described = { name: text, text };

/** The product's command line, written once per version in commands/FOLDER.ts. Texts are Markdown. */
export const commandLineSchema = v.strictObject({
  /** What a reader types before a command: `npx tool`. */
  program: text,
  commands: v.array(
    v.strictObject({
      ...described,
      arguments: v.optional(
        v.array(
          v.strictObject({
            ...described,
            required: v.optional(v.boolean(), false),
            values: v.optional(v.array(text), []),
          }),
        ),
        [],
      ),
      options: v.optional(
        v.array(
          v.strictObject({
            /** As the help shows them: `--target <id>`. */
            flags: text,
            text,
            default: v.optional(text),
            values: v.optional(v.array(text), []),
            platforms: v.optional(v.array(text), []),
          }),
        ),
        [],
      ),
      /** Id of the doc that describes the command. */
      doc: v.optional(text),
    }),
  ),
  /** Options every command accepts. */
  globalOptions: v.optional(v.array(v.strictObject({ flags: text, text })), []),
  /** Scripts the tool runs by name. */
  hooks: v.optional(v.array(v.strictObject(described)), []),
  environment: v.optional(v.array(v.strictObject(described)), []),
  /** Variables that hooks can read. */
  hookEnvironment: v.optional(v.array(v.strictObject(described)), []),
});

/** The contents of `commands/FOLDER.ts`, as authored. */
export type CommandLine = v.InferInput<typeof commandLineSchema>;
export type ResolvedCommandLine = v.InferOutput<typeof commandLineSchema>;
export type Command = ResolvedCommandLine['commands'][number];
