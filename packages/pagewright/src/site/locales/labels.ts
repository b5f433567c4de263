import { lineOfPath } from '../../kernel/text/locate.ts';
import { type Problem, suggestion } from '../../kernel/problems.ts';
import type { LocaleFile } from './locale-file.ts';

/** Translates labels, and knows those that nothing has asked for. */
export class Labels {
  private readonly file: LocaleFile;
  private readonly asked = new Set<string>();

  constructor(file: LocaleFile) {
    this.file = file;
  }

  /** As it is if there is no translation. */
  readonly of = (label: string): string => {
    this.asked.add(label);
    return Object.hasOwn(this.file.labels, label) ? this.file.labels[label]! : label;
  };

  unused(): Problem[] {
    const { file, source, labels } = this.file;
    return Object.keys(labels)
      .filter((label) => !this.asked.has(label))
      .map((label) => ({
        severity: 'error',
        file,
        line: lineOfPath(source, ['labels', label]),
        message: `nothing on the site has the label "${label}"`,
        hint: suggestion(label, this.asked, 'use the text as it is in site.config.ts or in a sidebar, or remove it'),
      }));
  }
}
