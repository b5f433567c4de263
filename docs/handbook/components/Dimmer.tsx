'use client';

import { useState } from 'react';

/** How bright the lamp is. */
export default function Dimmer({ start = 50 }: { start?: number }) {
  const [level, setLevel] = useState(start);
  return (
    <p className="dimmer">
      <label>
        Brightness: <output>{level} %</output>
        <input type="range" value={level} onChange={(event) => setLevel(Number(event.target.value))} />
      </label>
    </p>
  );
}
