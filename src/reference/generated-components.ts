/** Components that the compiler replaces with content from the version's declarations and command line. */
export const generatedComponents = [
  'ApiReference',
  'CommandReference',
  'CommandList',
  'HookList',
  'EnvironmentList',
  'ConfigReference',
] as const;

export type GeneratedComponent = (typeof generatedComponents)[number];
