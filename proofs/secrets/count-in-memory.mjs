// How often bytes stand in the memory of another process, as its owner may look (proc(5)).
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

/** @returns {Record<string, number>} how often each of `wanted` is there */
export function countInMemory(pid, wanted) {
  const counts = Object.fromEntries(Object.keys(wanted).map((name) => [name, 0]));
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  try {
    for (const [from, to] of writableParts(pid)) {
      const bytes = Buffer.alloc(to - from);
      try {
        readSync(memory, bytes, 0, bytes.length, from);
      } catch {
        // Some parts are mapped and cannot be read.
        continue;
      }
      for (const [name, part] of Object.entries(wanted)) counts[name] += countIn(bytes, part);
    }
  } finally {
    closeSync(memory);
  }
  return counts;
}

function writableParts(pid) {
  return readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
      return from === undefined ? [] : [[Number.parseInt(from, 16), Number.parseInt(to, 16)]];
    });
}

function countIn(bytes, part) {
  let count = 0;
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + 1)) count += 1;
  return count;
}
