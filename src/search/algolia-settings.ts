import type { IndexSettings, SupportedLanguage, SynonymHit } from 'algoliasearch';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** How the index is searched; `search push` sets it, so that nothing has to be set by hand. */
export function indexSettings(language: string): IndexSettings {
  return {
    // Own titles, then where the record stands, then its text.
    searchableAttributes: [
      ...levels.map((level) => `unordered(hierarchy_radio.${level})`),
      ...levels.map((level) => `unordered(hierarchy.${level})`),
      'unordered(hierarchy.lvl0)',
      'content',
    ],
    camelCaseAttributes: [...levels.map((level) => `hierarchy_radio.${level}`), 'content'],
    attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'sidebar', 'kind', 'type'].map(
      (name) => `filterOnly(${name})`,
    ),
    attributesToRetrieve: [
      'hierarchy',
      'type',
      'content',
      'url',
      'url_without_anchor',
      'anchor',
      'kind',
      'version',
      'language',
      'docusaurus_tag',
    ],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:25'],
    // A page is one result, with its best parts.
    attributeForDistinct: 'url_without_anchor',
    distinct: true,
    // The reader's own section decides between equals only: by default it would count more than where a word stands.
    ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'filters', 'custom'],
    customRanking: ['desc(weight.level)', 'asc(weight.position)'],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    ignorePlurals: true,
    queryLanguages: [language.split('-')[0] as SupportedLanguage],
    removeWordsIfNoResults: 'allOptional',
  };
}

/** A word finds what its synonyms find, and not the other way round. */
export function indexSynonyms(synonyms: Record<string, string[]>): SynonymHit[] {
  return Object.entries(synonyms).map(([word, meanings]) => ({
    objectID: `synonym:${word}`,
    type: 'onewaysynonym',
    input: word,
    synonyms: meanings,
  }));
}
