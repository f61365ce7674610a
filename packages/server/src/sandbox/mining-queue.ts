import { setImmediate } from 'node:timers/promises';
import type { Clock } from '@billfold/core';
import type { LedgerHead } from '@billfold/core/contract';
import type { Sandbox } from '../families/open-sandbox.ts';
import { ApiError } from '../platform/api-error.ts';

export interface MiningQueue {
  /**
   * Mines blocks, after those that were ordered before.
   * @throws {ApiError} 429 RATE_LIMITED when too many blocks were ordered, or too many orders wait
   */
  mine(ledger: Pick<Sandbox['ledger'], 'mine'>, blocks: number): Promise<LedgerHead>;
}

const blocksPerMinute = 2_000;
const mostWaiting = 20;

/** Mines one block of one order at a time, so that every other request gets its turn between two blocks. */
export function createMiningQueue(clock: Clock): MiningQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let minute = 0;
  let ordered = 0;

  function admit(blocks: number): void {
    const now = Math.floor(clock.now() / 60_000);
    if (now !== minute) ordered = 0;
    minute = now;
    if (ordered + blocks > blocksPerMinute || waiting >= mostWaiting)
      throw new ApiError(429, 'RATE_LIMITED', {
        errors: ['The sandbox is mining. Wait a moment.'],
        retryAfterSeconds: waiting >= mostWaiting ? 1 : 60,
      });
    ordered += blocks;
  }

  return {
    mine: async (ledger, blocks) => {
      admit(blocks);
      waiting += 1;
      const order = last.then(async () => {
        for (let mined = 1; mined < blocks; mined += 1) {
          await ledger.mine(1);
          // The embedded database answers without leaving the thread: other requests would wait.
          await setImmediate();
        }
        return ledger.mine(1);
      });
      last = order.catch(() => undefined);
      return order.finally(() => {
        waiting -= 1;
      });
    },
  };
}
