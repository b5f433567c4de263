/** Where the pointer is and how it has moved lately. */
export interface Course {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** Milliseconds. Two events that are closer tell too little about the direction. */
const step = 30;
/** After so many without an event, the pointer rests. */
const rest = 150;

/** Calls back while the mouse moves, with its course. */
export function followPointer(onMove: () => void): () => Course | undefined {
  let before: PointerEvent | undefined;
  let last: PointerEvent | undefined;
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || (last && event.timeStamp - last.timeStamp < step)) return;
      before = last;
      last = event;
      onMove();
    },
    { passive: true },
  );
  return () => {
    if (!last || !before || performance.now() - last.timeStamp > rest || last.timeStamp - before.timeStamp > rest)
      return undefined;
    const { clientX: x, clientY: y } = last;
    return { x, y, dx: x - before.clientX, dy: y - before.clientY };
  };
}
