// What a load costs: processor time of the server with its signer, and how long each answer takes.
import { readFileSync } from 'node:fs';

/** User and system time of a process and its children, in milliseconds; the kernel counts in hundredths. */
export function cpuMs(pid) {
  return familyOf(pid).reduce((sum, each) => {
    const stat = readFileSync(`/proc/${each}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
}

/** Memory that is in use by a process and its children, in megabytes. */
export function residentMb(pid) {
  return familyOf(pid).reduce((sum, each) => {
    const [, kilobytes = '0'] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, 'utf8')) ?? [];
    return sum + Number(kilobytes) / 1024;
  }, 0);
}

/** Memory of a process and its children in megabytes; a page that several of them share counts once. */
export function proportionalMb(pid) {
  return familyOf(pid).reduce((sum, each) => {
    const [, kilobytes = '0'] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8')) ?? [];
    return sum + Number(kilobytes) / 1024;
  }, 0);
}

/** A process and those that it has started. */
export function familyOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
}

/**
 * Calls `count` times, `concurrency` at once.
 * @returns {Promise<{ cpu: number, times: number[] }>} milliseconds of processor time for one, and of each answer
 */
export async function load(pid, { count, concurrency, call }) {
  const times = [];
  const begun = cpuMs(pid);
  let left = count;
  await Promise.all(
    Array.from({ length: Math.min(concurrency, count) }, async () => {
      while (left > 0) {
        left -= 1;
        const from = performance.now();
        await call();
        times.push(performance.now() - from);
      }
    }),
  );
  return { cpu: (cpuMs(pid) - begun) / count, times };
}

/** Does `work` while others call without end; answers what it answers. */
export async function under(callers, call, work) {
  let isOver = false;
  const loops = Array.from({ length: callers }, async () => {
    while (!isOver) await call();
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(loops);
  }
}

/**
 * @param {number[]} values
 * @param {number} share of 1
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Megabytes a minute of points `[minutes, megabytes]`: the slope of the line through them. */
export function slope(points) {
  const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / over;
}
