import { expect, it } from 'vitest';
import { parseDeclarations } from './parse.ts';
import { placeTypes, usedTypes } from './place-types.ts';

const source = `
export declare const Lamp: LampPlugin;
export interface LampPlugin {
  on(options: OnOptions): Promise<State>;
  off(options?: OnOptions): Promise<State[]>;
  blink(color: Color, 'State': string): Handle;
  addListener(event: 'change', listener: Listener): Handle;
  addListener(event: 'broken', listener: (reason: Reason) => void): Handle;
}
export interface OnOptions { color: Color; place?: Place; }
export interface Place { room: string; }
export interface State { lit: boolean; }
export interface Change { state: State; }
export interface Reason { text: string; }
export interface Handle { id: string; remove(): void; }
export type Listener = (change: Change) => void;
export enum Color { Warm, Cold }
`.replace("'State': string", "name: 'State'");
const lamp = parseDeclarations(source, 'lamp', 'lamp.ts');
const types = new Map(lamp.types.map((type) => [type.name, type]));

it('shows a list of properties with the first method that takes, passes or returns it', () => {
  expect(Object.fromEntries(placeTypes(lamp, lamp.types).placeOf)).toEqual({
    OnOptions: 'on',
    State: 'on',
    Change: 'addlistenerchange-',
    Reason: 'addlistenerbroken-',
  });
});

it('knows what readers give: parameters, and what these consist of', () => {
  expect([...placeTypes(lamp, lamp.types).given]).toEqual(['OnOptions', 'Color', 'Place']);
});

it('says what a method does with a type', () => {
  const [on, , blink] = lamp.methods;
  expect(usedTypes(on!, types)).toEqual([
    { name: 'OnOptions', as: 'parameter', parameter: 'options' },
    { name: 'State', as: 'returned' },
  ]);
  expect(usedTypes(blink!, types)).toEqual([]);
  expect(usedTypes(lamp.events[0]!, types)).toEqual([{ name: 'Change', as: 'passed', parameter: 'listener' }]);
});
