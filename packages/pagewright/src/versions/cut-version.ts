import { configFile } from '../site/config/config-file.ts';
import { fragmentsFolder } from '../site/docs/fragment-lines.ts';
import type { Site } from '../site/model.ts';
import { cutModule } from '../plugins/parts/version-module.ts';
import { printValue } from '../migrate/output/print-value.ts';
import { type CutNames, type CutRequest, cutNames } from './cut-names.ts';
import { configAfterCut } from './edit-config.ts';
import { findMentions } from './mentions.ts';
import { changeLists, withCut } from './only-lists.ts';
import { Plan } from './plan.ts';
import { addPluginChanges } from './plugin-changes.ts';
import { filesBelow, foldersOfPages, pagesBelow, sharePages } from './share-pages.ts';

/** What it takes to make the next version from the latest one, which becomes an older one. */
export async function planCut(site: Site, request: CutRequest): Promise<Plan> {
  const names = cutNames(site, request);
  const folders = { from: names.from, latest: names.latest.folder, older: names.older.folder };
  const plan = new Plan(site.dir);
  const list = (text: string): string => withCut(text, folders);
  for (const name of pagesBelow(site.dir, fragmentsFolder)) {
    const file = `${fragmentsFolder}/${name}`;
    plan.write(file, changeLists(plan.read(file)!, list), `what is only for ${folders.from} is for both`);
  }
  sharePages(site, folders, plan);
  copyCategories(site, folders, plan);
  plan.add(
    cutModule(
      (file) => plan.read(file),
      (folder) => `content/${folder}/sidebars.ts`,
      folders,
    ),
    `the sidebars of ${folders.latest}`,
  );
  await addPluginChanges(site, plan, 'cut', (cut) => cut({ dir: site.dir, ...folders, list }));
  editConfig(plan, names);
  plan.byHand.push(...findMentions(site.dir, [folders.from, names.before.label], plan));
  return plan;
}

/** Files that describe folders of pages cannot be shared: there is nothing to include them with. */
function copyCategories(
  site: Site,
  { from, latest, older }: { from: string; latest: string; older: string },
  plan: Plan,
): void {
  for (const { folder } of foldersOfPages(site))
    for (const name of filesBelow(site.dir, `${folder}/${from}`).filter((file) =>
      /(?:^|\/)_category_\.\w+$/.test(file),
    ))
      for (const version of [latest, older].filter((other) => other !== from))
        plan.create(
          `${folder}/${version}/${name}`,
          plan.read(`${folder}/${from}/${name}`)!,
          'a copy: such files cannot be shared',
        );
}

function editConfig(plan: Plan, names: CutNames): void {
  const { latest, older, before, banner } = names;
  const text = configAfterCut(plan.read(configFile)!, names);
  if (text !== undefined)
    return plan.write(configFile, text, `${latest.label} is the latest version, ${older.name} is at ${older.path}/`);
  const moved = Object.keys(before.moved).length > 0 && { moved: before.moved };
  const main = before.mainDocId !== 'index' && { mainDocId: before.mainDocId };
  const entries = [
    { ...latest, path: '', isLast: true, ...main },
    { ...older, banner, ...main, ...moved },
  ];
  plan.byHand.push({
    file: configFile,
    message: `its versions are not a plain list of objects. Write these in the place of "${before.name}": ${entries.map((entry) => printValue(entry)).join(', ')}`,
  });
}
