import './landing.css';
import type { ReactNode } from 'react';
import { QuietArcs, SpanningArcs } from './arcs.tsx';

/**
 * The first thing a reader sees: words beside a drawing, which steps back (`quiet`) on the page of an older version, and the
 * first commands. On a phone these come before the drawing.
 */
export default function Hero({ quiet, children }: { quiet?: boolean; children: ReactNode }) {
  return (
    <div className={quiet ? 'hero hero-quiet' : 'hero'}>
      {children}
      {quiet ? <QuietArcs /> : <SpanningArcs />}
    </div>
  );
}
