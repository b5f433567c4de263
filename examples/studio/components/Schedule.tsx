'use client';

import { useState } from 'react';
import { hoursFor } from './hours.ts';

interface ScheduleProps {
  /** Degrees per hour. */
  start?: number;
  unit: '°C' | '°F';
}

/** How long a firing takes at a rate that the reader chooses. */
export default function Schedule({ start = 100, unit }: ScheduleProps) {
  const [rate, setRate] = useState(start);
  if (rate > 300) throw new Error('No clay survives 300 degrees an hour.');
  return (
    <figure className="schedule">
      <label>
        Rate: <output>{`${rate} ${unit} an hour`}</output>
        <input
          type="range"
          min="50"
          max="310"
          step="10"
          value={rate}
          onChange={(event) => setRate(Number(event.target.value))}
        />
      </label>
      <figcaption>{`The firing takes ${hoursFor(rate)} hours.`}</figcaption>
    </figure>
  );
}
