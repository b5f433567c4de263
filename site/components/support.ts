const platforms = { ios: 'iOS', android: 'Android', web: 'Web' };
const states = { yes: '', partly: ': partly', depends: ': depends', none: ': no effect', no: ': no' };

export type Platform = keyof typeof platforms;
/** How far a platform has something: filled, half filled, the same dashed, an outline or crossed out. */
export type State = keyof typeof states;

export function labelOf(platform: Platform, state: State): string {
  return platforms[platform] + states[state];
}
