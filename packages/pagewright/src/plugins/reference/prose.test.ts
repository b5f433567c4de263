import { expect, it } from 'vitest';
import { VersionReference } from './load-reference.ts';
import { referenceProse } from './prose.ts';
import { ownDeclarations } from './read-declarations.ts';

const lamp = `/** A lamp. */
export declare const Lamp: LampPlugin;
export interface LampPlugin {
  /**
   * Turns it on.
   * @throws when there is no bulb.
   * @since 1.0.0
   */
  on(color: Color): Promise<void>;
  /**
   * Turns it off.
   * @deprecated Pull the plug.
   */
  off(): Promise<void>;
}
export interface Color {
  /** How warm it is. */
  warmth: { /** In kelvins. */ least: number };
}
`;

it('is what doc comments say, with the line of what they describe', () => {
  const prose = referenceProse(new VersionReference('v1', ownDeclarations('v1', { lamp })));
  expect(prose.every(({ file }) => file === 'reference/v1/lamp.ts')).toBe(true);
  expect(prose.map(({ line, text }) => `${line} ${text}`).toSorted()).toEqual([
    '14 Pull the plug.',
    '14 Turns it off.',
    '18 How warm it is.',
    '18 In kelvins.',
    '2 A lamp.',
    '9 Turns it on.',
    '9 when there is no bulb.',
  ]);
});
