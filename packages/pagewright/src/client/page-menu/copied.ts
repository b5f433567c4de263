import { t } from '../../contract/strings/t.ts';
import { writeToClipboard } from '../document/clipboard.ts';

/** How copying went. */
export interface Outcome {
  /** For the reader. */
  text: string;
  isDone: boolean;
}

/** Copies the text of the page, which is Markdown in a file of its own. */
export async function copyMarkdown(url: string): Promise<Outcome> {
  const text = fetchMarkdown(url);
  const copying = writeToClipboard(text);
  try {
    await text;
  } catch (error) {
    return { text: (error as Error).message, isDone: false };
  }
  return outcomeOf(await copying, t('page.copyDenied'));
}

/** Copies the address of a section, or of the page if it is empty, without what search or others have added to it. */
export async function copyAddress(section: string): Promise<Outcome> {
  const url = new URL(location.pathname, location.href);
  url.hash = section;
  return outcomeOf(await writeToClipboard(url.href), t('page.linkDenied'));
}

function outcomeOf(isDone: boolean, failure: string): Outcome {
  return { text: isDone ? t('code.copied') : failure, isDone };
}

/** Rejects with what the reader is told. */
async function fetchMarkdown(url: string): Promise<string> {
  const unreachable = () => {
    throw new Error(t('page.unreachable'));
  };
  const response = await fetch(url).catch(unreachable);
  if (!response.ok) throw new Error(t('page.status', { status: response.status }));
  // Some hosts answer with a document to whatever they do not have.
  if (/html/.test(response.headers.get('content-type') ?? '')) throw new Error(t('page.status', { status: 404 }));
  return response.text().catch(unreachable);
}
