// What a build may cost, and how the results of a run compare.
import { formatTable } from '../../scripts/format-table.mjs';
import { median } from './statistics.mjs';

const seconds = (value) => `${value.toFixed(2)} s`;
const times = (value) => `${value.toFixed(2)} ×`;
const megabytes = (value) => `${value.toFixed(0)} MB`;

/** @param runs Lists of `{ seconds, megabytes }` by name. */
export function evaluate(runs) {
  const time = (name) => median(runs[name].map((one) => one.seconds));
  const memory = (name) => runs[name].some((one) => one.megabytes) && median(runs[name].map((one) => one.megabytes));
  const timeRow = (label, name, limit, base, of) => ({
    label,
    figure: seconds(time(name)),
    value: time(name) / base,
    shown: times(time(name) / base),
    limit,
    budget: `≤ ${limit} × ${of}`,
    ok: time(name) / base <= limit,
  });
  const memoryRow = (label, name, limit) => ({
    label,
    figure: megabytes(memory(name)),
    value: memory(name),
    shown: '',
    limit,
    budget: `≤ ${limit} MB`,
    ok: memory(name) <= limit,
  });
  /** By CPU time: much of what differs is done while others wait for the disk. */
  const cpu = (name) => median(runs[name].map((one) => one.cpu ?? one.seconds));
  const cpuRow = (label, name, limit, base, of) => ({
    label,
    figure: seconds(cpu(name)),
    value: cpu(name) / cpu(base),
    shown: times(cpu(name) / cpu(base)),
    limit,
    budget: `≤ ${limit} × ${of}`,
    ok: cpu(name) / cpu(base) <= limit,
  });
  return [
    ...(runs.yardstick ? siteRows() : []),
    ...(runs.versionsCold ? versionRows() : []),
    ...(runs.scale && memory('scale') ? [memoryRow('ten times the pages, peak memory', 'scale', 1499)] : []),
  ];

  function siteRows() {
    const yardstick = time('yardstick');
    const peak = ['cold', 'warm', 'onePage'].reduce((best, name) => (memory(name) > memory(best) ? name : best));
    return [
      { label: 'yardstick', figure: seconds(yardstick), value: yardstick, shown: times(1), budget: '' },
      timeRow('cold', 'cold', 1.2, yardstick, 'yardstick'),
      timeRow('warm', 'warm', 0.25, yardstick, 'yardstick'),
      timeRow('one page changed', 'onePage', 0.3, yardstick, 'yardstick'),
      ...(memory(peak) ? [memoryRow('peak memory', peak, 700)] : []),
      ...(runs.scale ? [timeRow('ten times the pages', 'scale', 10.5, time('cold'), 'cold')] : []),
    ];
  }

  function versionRows() {
    const one = 'one version, one page changed (CPU)';
    return [
      { label: one, figure: seconds(cpu('oneVersion')), value: 1, shown: times(1), budget: '' },
      cpuRow('70 versions, one page changed (CPU)', 'versionsOnePage', 2, 'oneVersion', 'one version'),
      ...(memory('versionsCold') ? [memoryRow('70 versions, peak memory', 'versionsCold', 900)] : []),
    ];
  }
}

/** How many cores other processes used, on average over all runs. */
export function othersOf(runs) {
  const all = Object.values(runs).flat();
  if (all.some(({ others }) => others === undefined)) return undefined;
  const total = (weigh) => all.reduce((sum, one) => sum + weigh(one), 0);
  return total((one) => one.others * one.seconds) / total((one) => one.seconds);
}

/** One run as text: time, CPU time, cores used by others, memory. */
export function formatRun({ seconds: time, cpu, others, megabytes: memory }) {
  const known =
    memory === undefined ? [] : [`cpu ${seconds(cpu)}`, `others ${others.toFixed(1)}`, megabytes(memory).padStart(7)];
  return [seconds(time).padStart(8), ...known].join('  ');
}

export function formatResults(rows) {
  const verdict = (ok) => (ok === undefined ? '' : ok ? 'ok' : 'over');
  return formatTable([
    ['', 'median', 'ratio', 'budget', ''],
    ...rows.map(({ label, figure, shown, budget, ok }) => [label, figure, shown, budget, verdict(ok)]),
  ]);
}
