// Reads the main-thread tasks of a page from a browser trace.

export const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

/**
 * The page's tasks since its HTML was parsed; what happens before is the browser's own. Times are CPU time in
 * milliseconds: on a busy machine wall time would include other programs.
 *
 * @param mark Name of a `performance.mark` in the page: identifies its thread and where the second phase begins.
 */
export function mainThreadTasks(events, mark) {
  const marked = events.find(({ name, cat }) => name === mark && cat.includes('user_timing'));
  if (!marked) throw new Error(`The trace has no mark "${mark}".`);
  const own = events.filter(({ pid, tid, ph }) => pid === marked.pid && tid === marked.tid && ph === 'X');
  const parsed = own.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url?.startsWith('http'));
  const from = parsed?.ts ?? marked.ts;
  return own
    .filter(({ name, ts }) => name.endsWith('RunTask') && ts >= from)
    .map((task) => ({
      phase: task.ts < marked.ts ? 'loading' : 'hydrating',
      milliseconds: (task.tdur ?? task.dur) / 1000,
      wall: task.dur / 1000,
      parts: partsOf(own, task),
    }));
}

/** The longest parts of a task, to see where its time went. */
function partsOf(events, task) {
  return events
    .filter(
      ({ name, ts, dur = 0, tdur = dur }) =>
        ts >= task.ts && ts + dur <= task.ts + task.dur && tdur > 5000 && !/RunTask|mojo|Scheduler/.test(name),
    )
    .sort((a, b) => (b.tdur ?? b.dur) - (a.tdur ?? a.dur))
    .slice(0, 4)
    .map(({ name, tdur, dur }) => `${name} ${Math.round((tdur ?? dur) / 1000)}`);
}
