import type { Mistake, Problem } from '../../kernel/problems.ts';
import { SiteError, suggestion } from '../../kernel/problems.ts';
import { fieldName, lineOfPath } from '../../kernel/text/locate.ts';
import { additionMistakes } from '../policy/check-additions.ts';
import type { Plugin } from './plugin.ts';

/** What each field of a plugin is; objects have hooks of their own. */
const fields: Record<keyof Plugin, Kind> = {
  name: 'text',
  version: 'text',
  components: 'texts',
  pages: 'object',
  markdown: 'object',
  aside: 'object',
  foot: 'object',
  head: 'function',
  files: 'function',
  check: 'function',
  types: 'function',
  samples: 'function',
  prose: 'function',
  versions: 'object',
  client: 'text',
  styles: 'text',
  csp: 'object',
};
const nested: Record<string, Record<string, Kind>> = {
  markdown: {
    components: 'object',
    links: 'object',
    styles: 'text',
    prepare: 'function',
    key: 'function',
    page: 'function',
  },
  pages: { module: 'text', list: 'function' },
  aside: { module: 'text', items: 'function', choose: 'function' },
  foot: { module: 'text', items: 'function', choose: 'function' },
  versions: { cut: 'function', drop: 'function' },
};
const required: Record<string, string[]> = {
  markdown: ['page'],
  pages: ['module', 'list'],
  aside: ['module', 'items', 'choose'],
  foot: ['module', 'items', 'choose'],
};

type Kind = 'text' | 'texts' | 'function' | 'object';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const kinds: Record<Kind, { is: (value: unknown) => boolean; expected: string }> = {
  text: { is: isText, expected: 'text' },
  texts: {
    is: (value) => isObject(value) && Object.values(value).every(isText),
    expected: 'an object with a text for each name',
  },
  function: { is: (value) => typeof value === 'function', expected: 'a function' },
  object: { is: isObject, expected: 'an object' },
};

/** The plugins of a configuration. `false` and the like stand for none: `isPublished && tagManager('GTM-X')`. */
export function pluginsIn(value: unknown): Plugin[] {
  const { plugins = [] } = isObject(value) ? (value as { plugins?: unknown[] }) : {};
  return plugins.flat().filter(Boolean) as Plugin[];
}

/** Throws what is wrong with a site's plugins, each mistake with the plugin's name, its hook and how to mend it. */
export function checkPlugins(plugins: unknown[], file: string, source: string): void {
  const problems = plugins.flatMap((plugin, index): Problem[] =>
    mistakesOf(plugin, index, plugins).map((mistake) => ({
      severity: 'error',
      file,
      line: lineOfPath(source, ['plugins', index]),
      ...mistake,
    })),
  );
  if (problems.length > 0) throw new SiteError(problems);
}

function mistakesOf(plugin: unknown, index: number, all: unknown[]): Mistake[] {
  if (!isObject(plugin))
    return [
      {
        message: `plugins[${index}] is not a plugin but ${typeof plugin === 'function' ? 'a function' : JSON.stringify(plugin)}`,
        hint:
          typeof plugin === 'function'
            ? 'call it: plugins are what such functions return'
            : 'a plugin is an object with a name and hooks',
      },
    ];
  const { name } = plugin;
  if (typeof name !== 'string' || !/^[\w-]+$/.test(name))
    return [
      {
        message: `plugins[${index}] has ${name === undefined ? 'no name' : `the name ${JSON.stringify(name)}`}`,
        hint: 'give it a name of letters, digits and hyphens: name: "my-plugin"',
      },
    ];
  const before = all.slice(0, index).filter((other): other is Record<string, unknown> => isObject(other));
  const isSecond = before.some((other) => other['name'] === name);
  return [
    ...(isSecond
      ? [{ message: `two plugins are called "${name}"`, hint: 'remove one of them, or give it another name' }]
      : []),
    ...fieldMistakes(name, plugin, fields, ''),
    ...Object.entries(nested).flatMap(([field, hooks]) => {
      const value = plugin[field];
      return isObject(value) ? fieldMistakes(name, value, hooks, `${field}.`, required[field]) : [];
    }),
    ...policyMistakes(name, plugin['csp']),
    ...before.flatMap((other) =>
      isSecond ? [] : sharedComponents(plugin, other).map((shared) => twice(shared, name, other['name'] as string)),
    ),
  ];
}

function fieldMistakes(
  name: string,
  value: Record<string, unknown>,
  known: Record<string, Kind>,
  prefix: string,
  needed: string[] = [],
): Mistake[] {
  const names = Object.keys(known);
  const unknown = Object.keys(value).filter((field) => !Object.hasOwn(known, field));
  const wrong = names.filter((field) => value[field] !== undefined && !kinds[known[field]!].is(value[field]));
  return [
    ...unknown.map((field) => ({
      message: `the plugin "${name}" has a hook "${prefix}${field}", which does not exist`,
      hint: suggestion(field, names, `hooks are: ${names.join(', ')}`),
    })),
    ...wrong.map((field) => ({
      message: `"${prefix}${field}" of the plugin "${name}" is not ${kinds[known[field]!].expected}`,
      hint: `make it ${kinds[known[field]!].expected}, or remove it`,
    })),
    ...needed
      .filter((field) => value[field] === undefined)
      .map((field) => ({
        message: `the plugin "${name}" has no "${prefix}${field}"`,
        hint: `add it: ${kinds[known[field]!].expected}`,
      })),
  ];
}

function policyMistakes(name: string, csp: unknown): Mistake[] {
  if (!isObject(csp)) return [];
  return additionMistakes(csp).map(({ path, message, hint }) => ({
    message: `"${fieldName(['csp', ...path])}" of the plugin "${name}" ${message}`,
    hint,
  }));
}

function twice(component: string, name: string, other: string): Mistake {
  return {
    message: `the plugins "${other}" and "${name}" both have a component <${component}>`,
    hint: 'remove one of the plugins: pages could not say which of the components they mean',
  };
}

function sharedComponents(plugin: Record<string, unknown>, other: Record<string, unknown>): string[] {
  const known = new Set(componentsIn(other));
  return componentsIn(plugin).filter((name) => known.has(name));
}

function componentsIn({ components, markdown }: Record<string, unknown>): string[] {
  const { components: generated, links } = isObject(markdown) ? markdown : {};
  return [components, generated, links].flatMap((group) => (isObject(group) ? Object.keys(group) : []));
}
