import { sequence } from '../sequence.mjs';

export default sequence(
  [['Your app'], ['Store', 'on the phone'], ['Your server'], ['Store servers', 'Apple, Google']],
  [
    { from: 0, to: 1, label: '1. order' },
    { from: 1, to: 0, label: '2. receipt' },
    { from: 0, to: 2, label: '3. verify' },
    { from: 2, to: 3, label: '4. check' },
    { from: 2, to: 0, label: '5. agreed', line: 'your server keeps the right' },
    { from: 0, label: '6. unlock, then finish()' },
  ],
  [['Your app'], ['Store'], ['Your', 'server'], ['Store', 'servers']],
);
