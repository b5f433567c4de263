import { join } from 'node:path';
import { type Problem, ruleProblem } from '../../../kernel/problems.ts';
import { count } from '../../../kernel/text/count.ts';
import type { Site } from '../../../site/model.ts';
import type { BuiltPage } from '../../check/check-links.ts';
import { ProgressLine } from '../../progress-line.ts';
import { askAll } from './ask-all.ts';
import type { Answer } from './ask.ts';
import { readKnown, writeKnown } from './known-answers.ts';
import { externalLinks } from './links.ts';

interface ExternalCheck {
  problems: Problem[];
  /** What was done, in a sentence. */
  report: string;
}

/** Asks other sites whether they still have what pages link to. Good answers are kept for some days. */
export async function checkExternal(
  { config }: Pick<Site, 'config'>,
  pages: BuiltPage[],
  cacheDir: string,
  { between, now = new Date() }: { between?: number; now?: Date } = {},
): Promise<ExternalCheck> {
  const links = externalLinks(pages, [config.url + config.baseUrl, ...(config.editUrl ? [config.editUrl] : [])]);
  const file = join(cacheDir, 'external-links.json');
  const known = readKnown(file, now);
  const unknown = [...links.keys()].filter((url) => !known.has(url));
  const progress = new ProgressLine();
  const asked = await askAll(unknown, {
    ...(between !== undefined && { between }),
    onAnswer: progress.counter('Asking other sites', unknown.length),
  });
  progress.clear();
  const at = now.toISOString();
  const answers = new Map([...known, ...Array.from(asked, ([url, answer]) => [url, { at, ...answer }] as const)]);
  writeKnown(file, answers);
  const problems = [...links].flatMap(([url, places]) => {
    const mistake = mistakeOf(url, answers.get(url)!);
    return mistake ? places.map((place) => ruleProblem(mistake.rule, { ...place, ...mistake })) : [];
  });
  const refused = [...asked.values()].filter(({ status }) => status !== undefined && isRefusal(status)).length;
  const report = [
    `Asked other sites for ${count(asked.size, 'page')}`,
    ...(asked.size < links.size ? [`${links.size - asked.size} were known from the last days`] : []),
    ...(refused > 0 ? [`${refused} would not tell a program`] : []),
  ].join('; ');
  return { problems, report: `${report}.` };
}

/** Some sites answer people only, or ask for a name first: nothing is known of their pages. */
function isRefusal(status: number): boolean {
  return [401, 403, 405, 406, 407, 429, 451, 503, 999].includes(status);
}

function mistakeOf(url: string, { status, failure, moved }: Answer) {
  const dead = 'dead-link' as const;
  if (failure !== undefined)
    return {
      rule: dead,
      message: `${url} cannot be reached: ${failure}`,
      hint: 'open it in a browser, and find out where it is now',
    };
  if (status !== undefined && status >= 400 && !isRefusal(status))
    return {
      rule: dead,
      message: `${url} answers with ${status}`,
      hint: 'link to where it is now, or remove the link',
    };
  if (moved !== undefined && status !== undefined && status < 400)
    return { rule: 'moved-link' as const, message: `${url} has moved for good`, hint: `link to ${moved}` };
  return undefined;
}
