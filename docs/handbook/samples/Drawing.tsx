'use client';

import { useState } from 'react';

/** In a page: `<Drawing svg={{ __html: '<svg>…</svg>' }} />`. */
export default function Drawing({ svg }: { svg: { __html: string } }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Show the drawing
      </button>
      {isShown && <div dangerouslySetInnerHTML={svg} />}
    </>
  );
}
