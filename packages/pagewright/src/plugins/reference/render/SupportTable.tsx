import { use } from 'react';
import { breakableCode } from '../../../markdown/code/inline-code.ts';
import { PartContext } from '../../parts/part-context.ts';
import { labelOf } from '../../parts/platforms.ts';
import type { Text } from '../../parts/text.ts';
import { useTexts } from '../../parts/use-texts.ts';
import type { Capability, Support, Tags } from '../model.ts';
import { overloads } from '../overloads.ts';

const labels = {
  yes: 'reference.yes',
  no: 'reference.no',
  conditional: 'reference.conditional',
  'no-op': 'reference.noEffect',
} as const satisfies Record<Support, string>;

/** All methods and events, and which platforms support them. */
export function SupportTable({ methods, events }: Pick<Capability, 'methods' | 'events'>) {
  const { platforms } = use(PartContext);
  const { text } = useTexts();
  const rows = [
    ...overloads(methods).map(([method]) => ({ ...method, label: `${method.name}()` })),
    ...events.map((event) => ({ ...event, label: text('reference.event', { name: event.name }) })),
  ];
  if (rows.length === 0) return null;
  const shownPlatforms = rows.some(({ tags }) => tags.support) ? (platforms.platforms ?? []) : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the keyboard
    <table tabIndex={0}>
      <thead>
        <tr>
          <th>{text('reference.methodOrEvent')}</th>
          {shownPlatforms.map((platform) => (
            <th key={platform}>{labelOf(platforms, platform)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, anchor, tags }) => (
          <tr key={label}>
            <th scope="row">
              <a href={`#${anchor}`}>
                <code dangerouslySetInnerHTML={{ __html: breakableCode(label, 'table') }} />
              </a>
            </th>
            {shownPlatforms.map((platform) => (
              <td key={platform}>{supportLabel(tags, platform, text)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function supportLabel({ support, platforms: only }: Tags, platform: string, text: Text): string {
  const state = support?.[platform];
  if (state) return text(labels[state]);
  return only && !only.includes(platform) ? text(labels.no) : '–';
}
