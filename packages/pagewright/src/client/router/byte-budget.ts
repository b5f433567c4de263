export interface ByteBudget {
  left(): number;
  spend(bytes: number): void;
}

/** So many bytes at once, and as many again over every two minutes. */
export function byteBudget(bytes: number, now = (): number => performance.now()): ByteBudget {
  const perMillisecond = bytes / (2 * 60 * 1000);
  let known = bytes;
  let at = now();
  const left = (): number => {
    const time = now();
    known = Math.min(bytes, known + (time - at) * perMillisecond);
    at = time;
    return known;
  };
  return { left, spend: (spent) => void (known = left() - spent) };
}
