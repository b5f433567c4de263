/** What the tests know of the site in `examples/versions`. */

export const landing = '/docs/';
/** With tabs for bicycles and package managers. */
export const start = '/docs/start';
/** Linked from the sidebar of the landing page, in view. */
export const mounting = '/docs/start/mounting';
export const questions = '/docs/start/questions';
/** With steps, marked lines of code and links to other sections. */
export const firstRide = '/docs/riding/first-ride';
/** No sidebar lists it; a link far down `mounting` leads to it. */
export const unlisted = '/docs/riding/night';
export const update = '/docs/updating/v3';
export const sensors = '/docs/sensors';
/** The longest page, with an API reference; every version has it. */
export const heartRate = '/docs/sensors/heart-rate';
export const radar = '/docs/sensors/radar';
/** The last entry of a sidebar that is longer than a screen. */
export const weather = '/docs/sensors/weather';
/** The first version alone has it. */
export const onlyInV1 = '/docs/v1/sensors/dynamo';
/** One page, which has another address in the second version. */
export const moved = { from: '/docs/v2/sensors/storage', to: '/docs/sensors/memory' };
export const tool = '/docs/tool';
export const missing = '/docs/no-such-page';

/** The entries of the version menu. */
export const versions = { v3: 'v3 latest', v2: 'v2 no longer maintained', v1: 'v1 no longer maintained' };

export const titles = { mounting: 'Mounting the computer', heartRate: 'Heart rate', radar: 'Radar' };

/** Sections of `heartRate`: the first two are in all versions. */
export const sections = { pairing: 'pairing', pulse: 'read-the-pulse', zones: 'zones', reference: 'reference' };
/** A section far down `radar`. */
export const errorsSection = 'quirks-and-errors';

/** The links of the navbar, and the menus with their entries. */
export const items = [
  ['Manual', landing],
  ['Sensors', sensors],
  ['Tool', tool],
  ['Shop', 'https://brindle.example/shop'],
] as const;
export const menus = {
  Riders: ['Club', 'Forum', 'Journal'],
  Help: ['Repairs', 'Warranty'],
};

/** A page of an older version. */
export const inVersion = (version: 'v1' | 'v2', path: string): string => path.replace('/docs/', `/docs/${version}/`);
/** A word that many pages have. */
export const query = 'sensor';
