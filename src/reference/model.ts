// The API of one capability, as its declaration file says it. Plain data: made once, rendered and compared many times.

export type Platform = 'ios' | 'android' | 'web';
export const platforms: readonly Platform[] = ['ios', 'android', 'web'];

/** How far a platform supports a method or event. */
export type Support = 'yes' | 'no' | 'conditional' | 'no-op';

/** What the tags of a doc comment say. */
export interface Tags {
  since?: string;
  platforms?: Platform[];
  minOs?: string;
  default?: string;
  example?: string;
  range?: string;
  unit?: string;
  permissions?: string[];
  /** What to use instead; empty when nothing is named. */
  deprecated?: string;
  throws: string[];
  see: string[];
  support?: Partial<Record<Platform, Support>>;
  /** Exported, but not part of what a reader looks up. */
  supplementary?: boolean;
  /** Name under which the configuration file knows the section. */
  config?: string;
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

export interface Event extends Described {
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
  /** Members of an object type written in place. */
  properties?: Property[];
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
  /** Of interfaces and classes. */
  properties: Property[];
  methods: Method[];
  /** Of enums; values as they are written. */
  members: (Described & { name: string; value: string })[];
  /** Right-hand side of an alias. */
  type?: string;
}

export interface Capability extends Described {
  /** File name without extension: `camera`. */
  name: string;
  /** What the package exports: `Camera`. */
  exportName?: string;
  methods: Method[];
  events: Event[];
  types: TypeDefinition[];
  /** Sections of the configuration file that belong to it. */
  config: Property[];
  /** Type names taken from other declaration files, with the module they come from. */
  imports: Record<string, string>;
}
