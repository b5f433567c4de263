import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, SiteError } from '../kernel/problems.ts';
import { pageAddress } from '../kernel/urls/page-address.ts';
import { configFile } from '../site/config/config-file.ts';
import { versionBanners } from '../site/config/version-schema.ts';
import type { Site, Version } from '../site/model.ts';

export interface CutRequest {
  /** What the new version is called. */
  name: string;
  /** What the latest version is called from now on; by default as its label says. */
  old?: string | undefined;
  /** The note above each of its pages; by default that of the other older versions. */
  banner?: string | undefined;
}

export interface CutNames {
  /** The version so far, as it is. */
  before: Version;
  from: string;
  latest: { name: string; label: string; folder: string };
  older: { name: string; label: string; folder: string; path: string };
  banner: string;
}

const plainName = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** What both versions and their folders are going to be called. Names and folders that say nothing of a version stay with the latest. */
export function cutNames(site: Site, { name, old, banner }: CutRequest): CutNames {
  const [before, next] = site.versions as [Version, ...Version[]];
  if (!before.isLast)
    fail(
      `version "${before.name}" is newer than the latest one`,
      `release it first: give it isLast: true and path: '' in ${configFile}, and the version before it a path of its own`,
    );
  checkName(name, 'the new version');
  const oldName =
    old ?? [before.label, before.folder, before.name].find((text) => plainName.test(text) && /\d/.test(text));
  if (oldName === undefined)
    return fail(
      `the latest version is labelled "${before.label}", which cannot be its address`,
      `say what it is called from now on: pagewright version cut ${name} --old v1`,
    );
  checkName(oldName, 'the version so far');
  checkFree(site, name, oldName);
  const stays = (text: string): boolean => text !== oldName;
  const folder = stays(before.folder) ? before.folder : name;
  const isNamed = before.label.includes(oldName);
  if (banner !== undefined && !versionBanners.some((known) => known === banner))
    fail(`there is no banner "${banner}"`, `expected one of ${versionBanners.join(', ')}`);
  const names: CutNames = {
    before,
    from: before.folder,
    latest: {
      name: stays(before.name) ? before.name : name,
      label: isNamed ? before.label.replace(oldName, name) : name,
      folder,
    },
    // A label such as "Latest" would no longer be true.
    older: { name: oldName, label: /\d/.test(before.label) ? before.label : oldName, folder: oldName, path: oldName },
    banner: banner ?? (next && next.banner !== 'unreleased' ? next.banner : 'unmaintained'),
  };
  checkFutureAddresses(site, names);
  return names;
}

function fail(message: string, hint: string): never {
  throw new SiteError({ severity: 'error', message, hint });
}

function checkName(name: string, what: string): void {
  if (!plainName.test(name))
    fail(`"${name}" cannot be the name of ${what}`, 'use lower-case letters from a to z, digits, dots and hyphens: v5');
  if (/^(?:shared|locales|con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/.test(name))
    fail(`"${name}" cannot be the name of ${what}: a folder of that name means something else`, 'choose another name');
}

/** Neither name may be one that a version has, except that the old name may be of the version that gets it. */
function checkFree({ versions }: Site, name: string, oldName: string): void {
  if (name === oldName) fail(`the latest version is "${name}" already`, 'name the one that comes after it');
  for (const [index, version] of versions.entries())
    for (const key of ['name', 'label', 'folder', 'path'] as const) {
      const value = key === 'path' ? version.base.replace(/\/$/, '').split('/').at(-1) : version[key];
      if (value === name || (index > 0 && value === oldName))
        fail(
          `there is a version whose ${key} is "${value}"`,
          `the site has ${versions.map(({ label }) => label).join(', ')}: choose another name`,
        );
    }
}

/** The older version's pages must not be where something else is. */
function checkFutureAddresses(
  { dir, config, routes, redirects, modules }: Site,
  { older, from, latest }: CutNames,
): void {
  const base = `${config.baseUrl}${older.path}`;
  const isBelow = (address: string): boolean => `${pageAddress(address)}/`.startsWith(`${base}/`);
  const problems: Problem[] = [];
  const report = (file: string, message: string, hint: string): void =>
    void problems.push({ severity: 'error', file, message, hint });
  for (const { route, file } of routes.values())
    if (isBelow(route))
      report(
        file,
        `the URL ${route} is where the pages of "${older.name}" will be`,
        'rename this file, or name the version otherwise with --old',
      );
  for (const { from: address, to } of redirects)
    if (isBelow(address))
      report(
        configFile,
        `the redirect from ${address} to ${to} is where the pages of "${older.name}" will be`,
        'remove it: the page will be there again',
      );
  for (const [page, file] of Object.entries(modules.pages))
    if (isBelow(config.baseUrl + page))
      report(file, `this page is where those of "${older.name}" will be`, 'rename it');
  if (Object.hasOwn(config.i18n.locales, older.path))
    report(configFile, `"${older.path}" is the address of a language`, 'name the version otherwise with --old');
  for (const path of [
    `static/${older.path}`,
    ...[older.folder, latest.folder].filter((folder) => folder !== from).map((folder) => `content/${folder}`),
  ])
    if (existsSync(join(dir, path)))
      report(path, 'this is in the way of a version that will have this name', 'rename or remove it, and commit that');
  if (problems.length > 0) throw new SiteError(problems);
}
