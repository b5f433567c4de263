import type { Glossary } from 'pagewright/glossary';

export default {
  terms: [
    {
      name: 'steep',
      also: ['steeps', 'steeping'],
      text: 'To leave leaves in hot water until it tastes of them. How hot it should be, and for how long, depends on [the tea](~/brewing/temperature.mdx).',
    },
    {
      name: 'infusion',
      also: ['infusions'],
      text: 'What has drawn out of leaves, fruits or herbs into hot water. Herbs make an infusion, but no *tea*: that is the name of one plant.',
    },
    {
      name: 'lime',
      also: ['limescale'],
      text: 'White stone that hard water leaves behind when it is heated. See [how to remove it](~/cleaning.mdx#lime).',
    },
    { name: 'Émail', id: 'enamel', also: ['enamel'], text: 'The layer of glass on the steel of the kettle.' },
  ],
} satisfies Glossary;
