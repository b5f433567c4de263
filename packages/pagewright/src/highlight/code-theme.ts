import type { ThemeRegistration } from 'shiki';

/**
 * Token kinds and the grammar scopes they cover. The highlighter only knows colours, so each kind gets a marker colour;
 * the HTML carries the kind as a class, which the stylesheet colours for each colour mode. The most frequent kind has no
 * class: its tokens need no elements, which are over a quarter fewer.
 */
const kinds: [className: string | undefined, scopes: string[]][] = [
  ['c', ['comment', 'punctuation.definition.comment']],
  [
    's',
    [
      'string',
      'punctuation.definition.string',
      'markup.inline.raw',
      'constant.other.symbol',
      'support.constant.property-value',
    ],
  ],
  [
    'n',
    [
      'constant.numeric',
      'constant.language',
      'constant.character',
      'keyword.other.unit',
      'variable.other.enummember',
      'support.constant',
    ],
  ],
  [
    'k',
    [
      'keyword',
      'keyword.operator.new',
      'keyword.operator.expression',
      'storage',
      'variable.language',
      'entity.name.tag',
      'keyword.control',
      'markup.heading',
    ],
  ],
  [undefined, ['keyword.operator', 'punctuation', 'meta.brace', 'storage.type.function.arrow']],
  ['f', ['entity.name.function', 'support.function', 'meta.function-call entity.name', 'variable.function']],
  [
    't',
    [
      'entity.name.type',
      'entity.name.class',
      'support.type',
      'support.class',
      'entity.other.inherited-class',
      'storage.type.java',
      'storage.type.annotation',
      'entity.name.namespace',
    ],
  ],
  [
    'a',
    [
      'entity.other.attribute-name',
      'support.type.property-name',
      'meta.object-literal.key',
      'support.variable.property',
      'variable.other.property',
      'storage.modifier.attribute',
      'punctuation.definition.annotation',
    ],
  ],
  ['i', ['markup.inserted', 'punctuation.definition.inserted']],
  ['d', ['markup.deleted', 'punctuation.definition.deleted']],
];

/** Names and words that no kind covers. */
export const plainClass = 'v';
const plain = '#000000';
const marker = (index: number): string => `#${String(index + 1).padStart(6, '0')}`;

export const classOfColor = new Map([
  [plain, plainClass],
  ...kinds.map(([className], index) => [marker(index), className] as const),
]);

export const codeTheme: ThemeRegistration = {
  name: 'kinds',
  type: 'light',
  colors: { 'editor.foreground': plain, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: plain, background: '#ffffff' } },
    // `${…}` in a template literal is code again, not string.
    {
      scope: ['meta.template.expression', 'string meta.embedded', 'meta.interpolation'],
      settings: { foreground: plain },
    },
    ...kinds.map(([, scope], index) => ({ scope, settings: { foreground: marker(index) } })),
  ],
};
