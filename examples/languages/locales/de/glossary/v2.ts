import type { Glossary } from 'pagewright/glossary';

export default {
  terms: [
    { id: 'steep', name: 'ziehen', also: ['zieht'], text: 'Blätter in heißem Wasser lassen, bis es nach ihnen schmeckt.' },
    { id: 'infusion', name: 'Aufguss', also: ['Aufgüsse'], text: 'Was heißes Wasser aus Blättern, Früchten oder Kräutern gelöst hat.' },
    { id: 'lime', name: 'Kalk', text: 'Weißer Stein, den hartes Wasser beim Erhitzen zurücklässt.' },
    { id: 'enamel', name: 'Überzug', text: 'Die Schicht aus Glas auf dem Stahl des Wasserkochers.' },
  ],
} satisfies Glossary;
