// Sorts what grammars recognize into the few kinds of tokens that the stylesheet colours: comment, string, keyword…
import type { ThemeRegistration } from 'shiki';

/**
 * The kinds, each with its class and the grammar scopes it covers. Shiki's themes only know colours, so each kind gets a
 * colour that stands for it; the HTML has the class instead, which the stylesheet colours for each colour mode. Operators
 * and punctuation have no class: they are in the colour of the code block and need no elements.
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
  // Among them the flags of a command, which step back behind what it is about.
  [
    undefined,
    ['keyword.operator', 'punctuation', 'meta.brace', 'storage.type.function.arrow', 'constant.other.option'],
  ],
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
const colorOfKind = (index: number): string => `#${String(index + 1).padStart(6, '0')}`;

/** The class that a colour of the theme stands for. */
export const classOfColor = new Map([
  [plain, plainClass],
  ...kinds.map(([className], index) => [colorOfKind(index), className] as const),
]);

export const codeTheme: ThemeRegistration = {
  name: 'kinds',
  type: 'light',
  colors: { 'editor.foreground': plain, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: plain, background: '#ffffff' } },
    // `${…}` in a template literal is code again, not string. The words of a command are neither strings nor functions.
    {
      scope: [
        'meta.template.expression',
        'string meta.embedded',
        'meta.interpolation',
        'string.unquoted.argument',
        'entity.name.command',
        'support.function.builtin.shell',
      ],
      settings: { foreground: plain },
    },
    ...kinds.map(([, scope], index) => ({ scope, settings: { foreground: colorOfKind(index) } })),
  ],
};
