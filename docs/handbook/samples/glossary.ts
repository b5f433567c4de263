import type { Glossary } from 'pagewright/glossary';

export default {
  terms: [
    {
      name: 'ballast',
      also: ['ballasts'],
      text: 'The part that limits the current through the tube. Without one, the tube [burns out](~/repair.mdx#tube).',
    },
    { name: 'lumen', also: ['lm'], text: 'How much light a lamp gives in all directions.' },
  ],
} satisfies Glossary;
