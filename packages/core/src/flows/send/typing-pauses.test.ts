import { expect, it } from 'vitest';
import { createTypingPauses } from './effects/typing.ts';

it('links the amounts after 100 ms and calls back after 1 s without another key (R-CONST-01)', () => {
  const due: { readonly ms: number; readonly task: () => void; isCancelled: boolean }[] = [];
  const calls: string[] = [];
  const pauses = createTypingPauses({
    schedule: (task, ms) => {
      const entry = { ms, task, isCancelled: false };
      due.push(entry);
      return () => {
        entry.isCancelled = true;
      };
    },
    onLink: () => calls.push('link'),
    onAfterInput: () => calls.push('after input'),
  });
  pauses.typed();
  pauses.typed();
  expect(due.map(({ ms, isCancelled }) => [ms, isCancelled])).toEqual([
    [100, true],
    [1_000, true],
    [100, false],
    [1_000, false],
  ]);
  for (const { task, isCancelled } of due) if (!isCancelled) task();
  expect(calls).toEqual(['link', 'after input']);
});
