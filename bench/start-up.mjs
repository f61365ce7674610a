// How long the server takes to be ready, and its memory then: as times of a bare Node start
// measured in the same run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../scripts/product.mjs';

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
  console.log(`bare node         ${ms(bare)}`);
  print('new data', fresh.time, fresh.memory);
  print('existing data', median(again.map(({ time }) => time)), median(again.map((a) => a.memory)));
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

function print(what, time, memory) {
  const times = (time / bare).toFixed(1);
  console.log(
    `${what.padEnd(17)} ${ms(time)}  ${times} times a bare start  ${Math.round(memory)} MB`,
  );
}

function ms(time) {
  return `${Math.round(time)} ms`.padStart(8);
}

function repeat(times, work) {
  return Array.from({ length: times }, work);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
