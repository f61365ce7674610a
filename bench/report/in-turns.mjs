// Times two ways to do the same, in turns, so that both meet the same machine.
import { median } from './table.mjs';

/**
 * Milliseconds that a call of each takes, both warmed up before.
 * @param {{ ours: () => unknown, theirs: () => unknown, rounds: number, calls: number }} work
 * `calls`: how many are timed as one
 */
export function timeInTurns({ ours, theirs, rounds, calls }) {
  for (let round = 0; round < rounds; round += 1) {
    ours();
    theirs();
  }
  const times = Array.from({ length: rounds }, () => ({
    ours: timeOf(ours, calls),
    theirs: timeOf(theirs, calls),
  }));
  return {
    ours: median(times.map(({ ours: time }) => time)),
    theirs: median(times.map(({ theirs: time }) => time)),
  };
}

function timeOf(work, calls) {
  const begun = performance.now();
  for (let call = 0; call < calls; call += 1) work();
  return (performance.now() - begun) / calls;
}
