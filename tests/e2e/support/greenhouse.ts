// What the tests of search ask the site in `examples/search`, and where its answers are: the only link between the two.

export const siteTitle = 'Greenhouse Docs';

/** The landing pages of its versions, the latest first. */
export const home = '/docs/';
export const homeOfV2 = '/docs/v2/';
export const homeOfV1 = '/docs/v1/';

/** Found on more than thirty pages, more than eight of them in the window; in every version its own page comes first. */
export const valve = { query: 'valve', title: 'Valve', path: '/docs/apis/valve', pathInV2: '/docs/v2/apis/valve' };
/** Found on a few pages, its own first, at its top. */
export const thermometer = {
  query: 'thermometer',
  beginning: 'thermo',
  misspelt: 'thermomteer',
  title: 'Thermometer',
  path: '/docs/apis/thermometer',
};
/** Found on as many pages as the valve, its own first. */
export const schedule = { query: 'schedule', title: 'Schedule' };
/** Several pages have a section of this name, that of the valve is the first result. */
export const wiring = { query: 'valve wiring', words: /valve|wiring/i };
export const frost = { query: 'frost', more: 'frost alarm siren' };
/** A letter that many pages begin with. */
export const letter = 'c';

/** One result of each kind, and what leads to it. */
export const kinds = {
  section: { query: 'silence the siren', href: '/docs/guides/frost-alarm#silence-the-siren' },
  member: { query: 'readTemperature', href: '/docs/apis/thermometer#readtemperature' },
  key: { query: 'flushHose', href: '/docs/apis/valve#openforoptions.flushhose' },
  option: { query: '--dry-run', href: '/docs/command-line#--dry-run' },
};
/** A word that no page has: the synonyms lead to the valve. */
export const synonym = 'faucet';

/** The two tabs of the valve's wiring, the first of which is shown at first, and a name in each. */
export const relayTab = { label: 'Relay', name: 'BED_RELAY_PIN', query: 'BED_RELAY_PIN valve wiring' };
export const radioTab = { label: 'Radio', name: 'BED_RADIO_CHANNEL', query: 'BED_RADIO_CHANNEL valve' };
/** In the last row of a long table. */
export const message = {
  query: 'Firmware checksum of the relay board is damaged',
  path: /\/guides\/troubleshooting#signs$/,
  words: ['checksum', 'damaged'],
};
/** In the second tab of a section. */
export const quirk = {
  query: 'promise never settles wet antenna',
  path: /\/apis\/valve#quirks-and-errors$/,
  words: ['promise', 'antenna'],
};
/** In a table, with places to break it. */
export const longName = 'MaximumPressureBeforeEmergencyShutdown';

/** Stands on one page of the latest version, on two of v2, and nowhere in v1. */
export const rareWord = 'lysimeter';
/** Too far from what is meant for results, near enough for a suggestion; in every version. */
export const misspelt = { query: 'pollinaishion', meant: 'pollination' };
export const nonsense = 'zzzzzz';

/** Pages to go to: one beside the landing page's text, and one in the navbar that has its own name in the text. */
export const started = { path: '/docs/getting-started', title: 'Getting started' };
export const crops = { query: 'crops', label: 'Crops' };
