import { expect, it } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { onlyEvery } from './only-every.ts';

it('works when it is due, and when another owner had the lease before', async () => {
  const clock = manualClock();
  let count = 0;
  const step = onlyEvery(clock, 60_000, async () => {
    count += 1;
  });
  expect(await step('taken')).toBe(60_000);
  clock.advance(20_000);
  expect(await step('kept')).toBe(40_000);
  expect(count).toBe(1);
  await step('taken');
  expect(count).toBe(2);
  clock.advance(60_000);
  await step('kept');
  expect(count).toBe(3);
});
