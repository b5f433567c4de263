// Loaded into a process with `--import`: writes what it has used when it ends, as JSON, to the file that USAGE_REPORT names.
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(
    process.env.USAGE_REPORT ?? '',
    JSON.stringify({ megabytes: (peak() * 1024) / 1e6, cpu: (user + system) / 1000 }),
  );
});

/** In units of 1,024 bytes. What systems tell of a process counts, on Linux, the one that started it as well; its own mark there does not. */
function peak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
