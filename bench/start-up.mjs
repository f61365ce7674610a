// Measures how long the server takes to be ready, and its memory then, compared with a bare start of Node.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../scripts/product.mjs';
import { median, printSection } from './report/table.mjs';

const rounds = 5;
const bare = median(
  repeat(rounds, () => {
    const begun = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    return performance.now() - begun;
  }),
);

const data = mkdtempSync(join(tmpdir(), 'billfold-bench-'));
try {
  const fresh = await measure();
  const again = [];
  for (let round = 0; round < rounds; round += 1) again.push(await measure());
  printSection({
    title: 'Start',
    text: 'From the command to the ready line; memory is resident at that moment.',
    head: ['What', 'ms', 'of a bare start', 'MB'],
    rows: [
      ['`node --eval 0`', String(Math.round(bare)), '1.0×', ''],
      row('new data', fresh),
      row(`existing data, median of ${rounds}`, {
        time: median(again.map(({ time }) => time)),
        memory: median(again.map(({ memory }) => memory)),
      }),
    ],
  });
} finally {
  rmSync(data, { recursive: true, force: true });
}

async function measure() {
  const begun = performance.now();
  const product = await startProduct({ data });
  const time = performance.now() - begun;
  const memory = residentMegabytes(product.pid);
  await product.stop();
  return { time, memory };
}

function residentMegabytes(pid) {
  try {
    const [, kilobytes = '0'] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

function row(what, { time, memory }) {
  const times = `${(time / bare).toFixed(1)}×`;
  return [what, String(Math.round(time)), times, String(Math.round(memory))];
}

function repeat(times, work) {
  return Array.from({ length: times }, work);
}
