import { randomInt } from 'node:crypto';
import { type OperationIndexParams, type SearchClient, algoliasearch } from 'algoliasearch';
import { hostsOption } from './hosts.ts';
import { algoliaRecords } from './records.ts';
import { indexSettings, indexSynonyms } from './settings.ts';
import type { PageIndex } from '../index/index-page.ts';
import { PushError, type Step, explain } from './push-error.ts';
import { tagOf } from '../../contract/version-tag.ts';

export interface PushedPage {
  version: { name: string };
  doc: { route: string; sidebar?: string };
  trail: string;
  language: string;
  index: PageIndex;
}

export interface PushTarget {
  applicationId: string;
  indexName: string;
  writeKey: string;
  hosts?: string[];
}

interface PushedSite {
  /** URL of the website, without a trailing slash. */
  url: string;
  /** The first one, whose rules the service uses. */
  language: string;
  synonyms: Record<string, string[]>;
}

interface PushResult {
  records: number;
  /** URLs of records whose text was too long. */
  cut: string[];
}

/** Uploads every page's records to a new index, which then replaces the live one atomically. */
export async function push(target: PushTarget, pages: PushedPage[], site: PushedSite): Promise<PushResult> {
  const made = pages.map(({ version, doc, trail, language, index }) =>
    algoliaRecords(
      {
        url: site.url + doc.route,
        trail,
        ...(doc.sidebar && { sidebar: doc.sidebar }),
        version: version.name,
        tag: tagOf(version.name),
        language,
      },
      index,
    ),
  );
  const records = made.flatMap((page) => page.records);
  if (records.length === 0)
    throw new PushError(
      'the site has no pages to index',
      'add a page; nothing was sent, so the existing index is unchanged',
    );
  await replaceIndex(target, records, site);
  return { records: records.length, cut: made.flatMap((page) => page.cut) };
}

async function replaceIndex(
  { applicationId, indexName, writeKey, hosts }: PushTarget,
  objects: Record<string, unknown>[],
  { language, synonyms }: PushedSite,
): Promise<void> {
  const client = algoliasearch(applicationId, writeKey, hostsOption(hosts));
  // A unique name, so that concurrent pushes do not mix.
  const fresh = `${indexName}_tmp_${randomInt(100_000, 1_000_000)}`;
  let step: Step = 'fill';
  try {
    // Keep the rules: they are made in the service's dashboard, possibly by somebody else.
    const copy: OperationIndexParams = { operation: 'copy', destination: fresh, scope: ['rules'] };
    await published(client, fresh, client.operationIndex({ indexName, operationIndexParams: copy }));
    await published(client, fresh, client.setSettings({ indexName: fresh, indexSettings: indexSettings(language) }));
    const synonymHit = indexSynonyms(synonyms);
    if (synonymHit.length > 0) await published(client, fresh, client.saveSynonyms({ indexName: fresh, synonymHit }));
    await client.saveObjects({ indexName: fresh, objects, waitForTasks: true });
    step = 'move';
    const move: OperationIndexParams = { operation: 'move', destination: indexName };
    const task = await client.operationIndex({ indexName: fresh, operationIndexParams: move });
    step = 'wait';
    await client.waitForTask({ indexName, taskID: task.taskID });
  } catch (error) {
    const left = await client.deleteIndex({ indexName: fresh }).then(
      () => undefined,
      () => fresh,
    );
    throw explain(error, { applicationId, indexName, step, left });
  }
}

async function published(client: SearchClient, indexName: string, task: Promise<{ taskID: number }>): Promise<void> {
  const { taskID } = await task;
  await client.waitForTask({ indexName, taskID });
}
