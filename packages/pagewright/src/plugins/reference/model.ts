import type { Example } from './example-code.ts';

// The API of one capability, as declared in its file. Plain data: parsed once, rendered and compared many times.

/** How far a platform supports a method or event. */
export type Support = 'yes' | 'no' | 'conditional' | 'no-op';

/** The tags of a doc comment. */
export interface Tags {
  since?: string;
  platforms?: string[];
  minOs?: string;
  default?: string;
  /** A value of an option. */
  example?: string;
  /** How it is used. */
  examples: Example[];
  range?: string;
  unit?: string;
  permissions?: string[];
  /** What to use instead; may be empty. */
  deprecated?: string;
  throws: string[];
  see: string[];
  support?: Record<string, Support>;
  /** With `deprecated`: an older name, hidden from the page. */
  supplementary?: boolean;
  /** The section's name in the configuration file. */
  configSection?: string;
  /** The package that it belongs to. */
  package?: { name: string; version?: string };
}

export interface Described {
  /** Markdown. */
  text: string;
  tags: Tags;
  line: number;
}

export interface Parameter {
  name: string;
  type: string;
  optional: boolean;
}

export interface Method extends Described {
  name: string;
  anchor: string;
  parameters: Parameter[];
  returns: string;
  isStatic: boolean;
}

export interface ApiEvent extends Described {
  name: string;
  anchor: string;
  method: string;
  parameters: Parameter[];
  returns: string;
}

export interface Property extends Described {
  name: string;
  type: string;
  optional: boolean;
  /** Members of an inline object type. */
  properties?: Property[];
  /** If it is a function. */
  signature?: Pick<Method, 'parameters' | 'returns'>;
}

export interface TypeDefinition extends Described {
  kind: 'interface' | 'alias' | 'enum' | 'class';
  name: string;
  anchor: string;
  exported: boolean;
  /** Names after `extends`. */
  parents: string[];
  /** Names between the angle brackets: `<T>`. */
  typeParameters: string[];
  /** For interfaces and classes. */
  properties: Property[];
  methods: Method[];
  /** For enums; values as written. */
  members: (Described & { name: string; value: string })[];
  /** Right-hand side of an alias. */
  type?: string;
}

/** A type that a capability can use: its own, or imported from another declaration file. */
export interface AvailableType extends TypeDefinition {
  /** The other file's capability or, if it is not one of ours, its module. */
  from?: string;
}

/** Deprecated supplementary types exist so that old code compiles; readers should not find them. */
export function isShown({ tags }: TypeDefinition): boolean {
  return !(tags.supplementary && tags.deprecated !== undefined);
}

export interface Capability extends Described {
  /** File name without extension: `camera`. */
  name: string;
  /** Path of its file, for messages. */
  file: string;
  /** What the package exports: `Camera`. */
  exportName?: string;
  /** The type of that: `CameraPlugin`. */
  apiType?: string;
  properties: Property[];
  methods: Method[];
  events: ApiEvent[];
  types: TypeDefinition[];
  /** Its sections of the configuration file. */
  configSections: Property[];
  /** Type names imported from other declaration files → their module. */
  imports: Record<string, string>;
  /** All names that the file exports, also those that no page shows. */
  exports: string[];
}
