import type { IndexSettings, SupportedLanguage, SynonymHit } from 'algoliasearch';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * The index's settings; `search push` applies them, so that nothing is configured by hand. What an answer contains is up to
 * the query (algolia.ts).
 */
export function indexSettings(language: string): IndexSettings {
  return {
    // The record's own title, then its parents', then its text.
    searchableAttributes: [
      ...levels.map((level) => `unordered(hierarchy_radio.${level})`),
      ...levels.map((level) => `unordered(hierarchy.${level})`),
      'unordered(hierarchy.lvl0)',
      'content',
    ],
    camelCaseAttributes: [...levels.map((level) => `hierarchy_radio.${level}`), 'content'],
    // What queries filter by: `facetFilters` and `optionalFilters` in algolia.ts.
    attributesForFaceting: ['language', 'docusaurus_tag', 'sidebar'].map((name) => `filterOnly(${name})`),
    // Results are grouped by page; each query says how many records of a page it wants.
    attributeForDistinct: 'url_without_anchor',
    // The reader's own section only breaks ties: by default it would outrank where a word was found.
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

/** One-way: a word finds what its synonyms find, but not vice versa. */
export function indexSynonyms(synonyms: Record<string, string[]>): SynonymHit[] {
  return Object.entries(synonyms).map(([word, meanings]) => ({
    objectID: `synonym:${word}`,
    type: 'onewaysynonym',
    input: word,
    synonyms: meanings,
  }));
}
