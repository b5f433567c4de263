import './support.css';
import { type Platform, type State, labelOf } from './support.ts';

interface WorksProps extends Partial<Record<Platform, State>> {
  icon: string;
}

/**
 * The icon of a plugin, and where it works, as the last cell of its row in an overview. Markup, because elements would weigh
 * a third more in the payload, where double quotes are two characters as well.
 */
export default function Works({ icon, ios = 'yes', android = 'yes', web = 'yes' }: WorksProps) {
  const signs = [
    `<svg class='glyph' aria-hidden='true'>${use(icon)}</svg>`,
    sign('ios', ios),
    sign('android', android),
    sign('web', web),
  ];
  return <span className="works" dangerouslySetInnerHTML={{ __html: signs.join(' ') }} />;
}

function sign(platform: Platform, state: State): string {
  const label = labelOf(platform, state);
  return `<svg class='support support-${state}' role='img' aria-label='${label}'>${use(platform)}</svg>`;
}

function use(icon: string): string {
  return `<use href='${import.meta.env.BASE_URL}img/icons.svg#${icon}'/>`;
}
