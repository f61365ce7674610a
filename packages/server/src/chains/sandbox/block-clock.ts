import type { Network, Platform } from '@billfold/core';
import { getNetwork } from '@billfold/core';
import { createLeasedLoop, type LeasedLoop } from '../../db/leased-loop.ts';
import type { Db } from '../../db/open-database.ts';
import type { ServerPlatform } from '../../platform/server-platform.ts';
import type { BlockPace } from './mine-if-due.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';

export interface BlockClockOptions {
  readonly network: Network;
  readonly ledger: SandboxLedger;
  readonly db: Db;
  readonly platform: ServerPlatform;
  readonly schedule: Platform['schedule'];
  /** Owner of the lease: one process at a time mines. */
  readonly owner: string;
  readonly leaseMs?: number | undefined;
  /** How many times faster than the real network; 0 mines on demand only. */
  readonly speed: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Mines one block per interval of the network, divided by `speed`, at most two per second. What has just
 * arrived is mined within two seconds, however long the interval. Without transactions to confirm, a
 * block comes every two minutes, so that an idle ledger costs little. After a long stop it mines one
 * block, not all missed ones.
 */
export function createBlockClock(options: BlockClockOptions): LeasedLoop {
  const { network, ledger, db, platform, schedule, owner, leaseMs, speed, onError } = options;
  if (speed === 0) return stopped;
  const pace = paceOf(network, speed);
  return createLeasedLoop({
    db,
    clock: platform.clock,
    schedule,
    name: `sandbox-clock-${network}`,
    owner,
    leaseMs,
    step: async () => {
      const { nextAt } = await ledger.mineIfDue(pace);
      return nextAt.getTime() - platform.clock.now();
    },
    onError,
  });
}

function paceOf(network: Network, speed: number): BlockPace {
  const { minutesPerConfirmation, confirmations } = getNetwork(network);
  const intervalMs = Math.max(minimumMs, (minutesPerConfirmation * 60_000) / speed);
  return {
    firstMs: Math.min(firstMs, intervalMs),
    intervalMs,
    idleMs: Math.max(idleMs, intervalMs),
    finalBlocks: confirmations.final,
  };
}

const minimumMs = 500;
const firstMs = 2_000;
const idleMs = 120_000;

const stopped: LeasedLoop = { start: () => {}, wake: () => {}, stop: async () => {} };
