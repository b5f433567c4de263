/** Components that the compiler replaces by what the declarations and the command line of the version say. */
export const generatedComponents = [
  'ApiReference',
  'CommandReference',
  'CommandList',
  'HookList',
  'EnvironmentList',
  'ConfigReference',
] as const;
