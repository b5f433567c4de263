import { type NothingFound, nothingFound } from '../../contract/search-events.ts';

// Searches that find nothing. Readers who ask not to be observed are not: neither signal is part of the types of the DOM.
const { doNotTrack, globalPrivacyControl } = navigator as {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
};

if (doNotTrack !== '1' && globalPrivacyControl !== true)
  addEventListener(nothingFound, ({ detail }: CustomEventInit<NothingFound>) => {
    import('./log-query.ts').then(({ logQuery }) => logQuery(detail!)).catch(reportError);
  });
