// Commands in code blocks: where each begins, and what they print.

const shells = new Set(['sh', 'bash', 'shell', 'zsh', 'npm', 'console']);

/** The language of what a command prints. */
export const outputLanguage = 'output';

/** Whether a code block in this language is meant to be typed into a terminal. */
export function isShell(language: string): boolean {
  return shells.has(language);
}

/** What only files contain that are run as a whole: their lines are not commands of their own. */
const script = /^(?:#!|\s*(?:if|for|while|until|case|function|then|do|else|fi|done|esac)\b|\w+\s*\(\))|<<-?\s*['"]?\w/;

/** For each line, whether a command begins there. A comment is none, nor is the rest of a command on several lines. */
export function commandStarts(lines: string[]): boolean[] {
  if (lines.some((line) => script.test(line))) return lines.map(() => false);
  return lines.map((line, index) => /^[^\s#]/.test(line) && !lines[index - 1]?.endsWith('\\'));
}

export interface Session {
  commands: string;
  /** What they print; empty if that is not shown. */
  output: string;
}

/** Splits a copied terminal session: commands follow a prompt, all other lines are output. Undefined if there is no prompt. */
export function parseSession(text: string): Session[] | undefined {
  const sessions: Session[] = [];
  let isCommand = false;
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const command: string | undefined =
      /^\$ (.*)$/.exec(line)?.[1] ?? (isCommand && sessions.at(-1)!.commands.endsWith('\\\n') ? line : undefined);
    if (command === undefined) {
      if (sessions.length === 0) return undefined;
      sessions.at(-1)!.output += `${line}\n`;
    } else {
      if (!isCommand) sessions.push({ commands: '', output: '' });
      sessions.at(-1)!.commands += `${command}\n`;
    }
    isCommand = command !== undefined;
  }
  return sessions;
}
