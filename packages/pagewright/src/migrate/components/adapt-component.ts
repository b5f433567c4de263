import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface AdaptedComponent {
  code: string;
  /** Names in components/ of the stylesheets it imports → their files. */
  styles: Map<string, string>;
}

const importOf = /^[ \t]*import\s+(type\s+)?([^'";]*?)(\s+from\s+)?(['"])([^'"]+)\4;?[ \t]*$/gm;

/**
 * A component's source as a file in components/, under the name that pages use.
 *
 * @returns Why it cannot be one, if it needs more than React and stylesheets.
 */
export function adaptComponent(
  source: string,
  { name, exported, file }: { name: string; exported: string; file: string },
): AdaptedComponent | string {
  const styles = new Map<string, string>();
  let problem: string | undefined;
  const code = source.replace(
    importOf,
    (all, type: string | undefined, names: string, from: string | undefined, _quote, target: string) => {
      if (type) return '';
      if (target === 'react') return all;
      const style = join(dirname(file), target);
      if (/^\.{1,2}\/.*\.css$/.test(target) && existsSync(style)) {
        const own = basename(target).toLowerCase().startsWith(name.toLowerCase())
          ? basename(target)
          : `${name}-${basename(target)}`;
        styles.set(own, style);
        return `import ${from ? `${names} from ` : ''}'./${own}';`;
      }
      problem ??= `it imports ${target}`;
      return all;
    },
  );
  if (problem) return problem;
  if (/\brequire\(|\bimport\(/.test(code)) return 'it loads other modules';
  const withDefault = exportedAsDefault(code, exported);
  if (withDefault === undefined) return `it does not export ${exported}`;
  return { code: isInteractive(code) ? `'use client';\n\n${withDefault}` : withDefault, styles };
}

function exportedAsDefault(code: string, exported: string): string | undefined {
  if (exported === 'default') return /\bexport\s+default\b|\bas\s+default\b/.test(code) ? code : undefined;
  const declares = new RegExp(`\\bexport\\s+(?:const|let|function|class)\\s+${exported}\\b`).test(code);
  if (!declares || /\bexport\s+default\b/.test(code)) return undefined;
  return `${code.trimEnd()}\n\nexport default ${exported};\n`;
}

/** State, effects and handlers need the browser. */
function isInteractive(code: string): boolean {
  return (
    !/^\s*['"]use client['"]/.test(code) &&
    /\buse[A-Z]\w*\(|\bon[A-Z]\w*=|\bextends\s+(?:React\.)?(?:Pure)?Component\b/.test(code)
  );
}
