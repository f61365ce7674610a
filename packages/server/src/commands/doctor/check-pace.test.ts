import { expect, it } from 'vitest';
import { manualClock } from '../../../test/manual-clock.ts';
import type { Chain } from '../../chains/chain.ts';
import { findSlowness } from './check-pace.ts';

/** A node of TON, whose chain makes a block in 400 ms, that takes some time for each. */
function check(tookMs: readonly number[], headHeight = 100) {
  const clock = manualClock();
  const heights: number[] = [];
  const watchedBlockAt: Chain['watchedBlockAt'] = async (height, watching) => {
    // Where nothing is watched, the node is not asked what a block holds.
    expect(await watching(0)).toBeNull();
    clock.advance(tookMs[heights.length] ?? 0);
    heights.push(height);
    return null;
  };
  return findSlowness({ network: 'TON', watchedBlockAt }, { headHeight, clock }).then((said) => ({
    said,
    heights,
  }));
}

it('names a node that takes longer for a block than its chain', async () => {
  const { said, heights } = await check([500, 300, 500, 300, 405]);
  expect(said).toContain('It takes 401 ms for a block, and the chain makes one in 400 ms');
  expect(heights).toEqual([96, 97, 98, 99, 100]);
});

it('says nothing of one that keeps pace, though a block took long', async () => {
  expect(await check([1_600, 100, 100, 100, 100])).toMatchObject({ said: null });
  expect(await check([400], 0)).toMatchObject({ said: null, heights: [0] });
});

it('says nothing where blocks are read whole, minutes apart', async () => {
  expect(
    await findSlowness({ network: 'BTC' }, { headHeight: 9, clock: manualClock() }),
  ).toBeNull();
});
