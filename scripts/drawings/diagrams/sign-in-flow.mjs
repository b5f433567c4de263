import { sequence } from '../sequence.mjs';

export default sequence(
  [['Your app', 'keeps verifier'], ['System browser'], ['Login service']],
  [
    { from: 0, to: 1, label: '1. open', line: 'challenge, state' },
    { from: 1, to: 2, label: '2. sign in', line: 'name, password' },
    { from: 2, to: 1, label: '3. redirect', line: 'code, state' },
    { from: 1, to: 0, label: '4. link', line: 'code, state' },
    { from: 0, label: 'compares the state' },
    { from: 0, to: 2, label: '5. code and verifier, for tokens' },
  ],
  [
    ['Your app', 'keeps verifier'],
    ['System', 'browser'],
    ['Login', 'service'],
  ],
);
