import type { LedgerDraft } from './ledger-store.ts';
import { mineBlock } from './mine-block.ts';
import type { SandboxRules } from './rules.ts';

/** Intervals at which a ledger mines blocks. */
export interface BlockPace {
  /** While something waits for a block, or for blocks on top of its own. */
  readonly intervalMs: number;
  /** While nothing does. */
  readonly idleMs: number;
  /** How many blocks, its own among them, a transaction waits for. */
  readonly finalBlocks: number;
}

export interface MiningTurn {
  readonly isMined: boolean;
  readonly nextAt: Date;
}

/**
 * Mines if the time of the next block has come, and sets the time of the one after it. After a
 * long stop that is one block, not all that were missed. What arrived since the last turn waits for
 * one interval at most.
 */
export async function mineIfDue(
  draft: LedgerDraft,
  rules: SandboxRules,
  { now, pace }: { readonly now: Date; readonly pace: BlockPace },
): Promise<MiningTurn> {
  const due = await draft.nextBlockAt();
  const isMined = due <= now;
  if (isMined) await mineBlock(draft, rules, now);
  const waitMs = (await isIdle(draft, pace)) ? pace.idleMs : pace.intervalMs;
  const onBeat = due.getTime() + (isMined ? waitMs : 0);
  const fromNow = now.getTime() + waitMs;
  // A slower pace may have set the time far ahead; a stopped clock far behind.
  const isOnBeat = onBeat > now.getTime() && onBeat <= fromNow;
  const nextAt = new Date(isOnBeat ? onBeat : fromNow);
  if (nextAt.getTime() !== due.getTime()) await draft.setNextBlockAt(nextAt);
  return { isMined, nextAt };
}

/** Returns whether no transaction needs a block. A held transaction needs its release. */
async function isIdle(draft: LedgerDraft, { finalBlocks }: BlockPace): Promise<boolean> {
  if (await draft.isAwaited()) return false;
  const head = await draft.head();
  const last = await draft.lastMinedHeight();
  return head === null || last === null || head.height - last + 1 >= finalBlocks;
}
