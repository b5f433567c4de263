import type { ReactNode } from 'react';
import { needs } from './needs.ts';
import type { Version } from './version.ts';

/** What a version needs at least, below the heading and the text that are in it. */
export default function Needs({ version, children }: { version: Version; children: ReactNode }) {
  return (
    <div className="needs">
      {children}
      <dl>
        {needs[version].map(([what, least, more]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{least}</dd>
            <dd>{more}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
