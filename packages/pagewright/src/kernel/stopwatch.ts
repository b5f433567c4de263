/** How many milliseconds each step took. */
export function stopwatch(): { lap(name: string): void; laps: Record<string, number> } {
  const laps: Record<string, number> = {};
  let last = performance.now();
  return {
    laps,
    lap(name) {
      const now = performance.now();
      laps[name] = now - last;
      last = now;
    },
  };
}
