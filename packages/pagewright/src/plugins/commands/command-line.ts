import * as v from 'valibot';
import { text } from '../../site/config/fields.ts';

const described = {
  /** As a reader types it. */
  name: text,
  /** What it is for. */
  text,
};

/** The product's command line, written once per version in commands/FOLDER.ts. Texts are Markdown. */
export const commandLineSchema = v.strictObject({
  /** What a reader types before a command: `npx tool`. */
  program: text,
  /** The package that brings it. */
  package: v.optional(text),
  /** Every command. */
  commands: v.array(
    v.strictObject({
      ...described,
      /** What a reader types before this command, if not what is typed before all: `npx tool@2`. */
      program: v.optional(text),
      /** What stands after the command. */
      arguments: v.optional(
        v.array(
          v.strictObject({
            ...described,
            /** Whether the command needs it. */
            required: v.optional(v.boolean(), false),
            /** The only values that are allowed. */
            values: v.optional(v.array(text), []),
          }),
        ),
        [],
      ),
      /** Its options. */
      options: v.optional(
        v.array(
          v.strictObject({
            /** As the help shows them: `--target <id>`. */
            flags: text,
            /** What it does. */
            text,
            /** The value without it. */
            default: v.optional(text),
            /** The only values that are allowed. */
            values: v.optional(v.array(text), []),
            /** The platforms that have it, if not all. */
            platforms: v.optional(v.array(text), []),
          }),
        ),
        [],
      ),
      /** Calls as readers type them, a line each: `npx tool sync --quiet`. */
      examples: v.optional(v.array(text), []),
      /** Id of the doc that describes the command. */
      doc: v.optional(text),
    }),
  ),
  /** Options every command accepts. */
  globalOptions: v.optional(
    v.array(
      v.strictObject({
        /** As the help shows them. */
        flags: text,
        /** What it does. */
        text,
      }),
    ),
    [],
  ),
  /** Scripts the tool runs by name. */
  hooks: v.optional(v.array(v.strictObject(described)), []),
  /** Variables the tool reads. */
  environment: v.optional(v.array(v.strictObject(described)), []),
  /** Variables that hooks can read. */
  hookEnvironment: v.optional(v.array(v.strictObject(described)), []),
});

/** The contents of `commands/FOLDER.ts`, as authored. */
export type CommandLine = v.InferInput<typeof commandLineSchema>;
export type ResolvedCommandLine = v.InferOutput<typeof commandLineSchema>;
export type Command = ResolvedCommandLine['commands'][number];
