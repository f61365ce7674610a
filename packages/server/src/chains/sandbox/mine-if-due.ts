import type { LedgerDraft } from './ledger-store.ts';
import { mineBlock } from './mine-block.ts';
import type { SandboxRules } from './rules.ts';

/** Intervals at which a ledger mines blocks. */
export interface BlockPace {
  /** Once a transaction has come that no block had yet a chance to take. */
  readonly firstMs: number;
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
 * long stop that is one block, not all that were missed. What arrived since the last block waits for
 * the short time of a first block at most.
 */
export async function mineIfDue(
  draft: LedgerDraft,
  rules: SandboxRules,
  { now, pace }: { readonly now: Date; readonly pace: BlockPace },
): Promise<MiningTurn> {
  const due = await draft.nextBlockAt();
  const isMined = due <= now;
  if (isMined) await mineBlock(draft, rules, now);
  const waitMs = await computeWait(draft, pace);
  const onBeat = due.getTime() + (isMined ? waitMs : 0);
  const fromNow = now.getTime() + waitMs;
  // A slower pace may have set the time far ahead; a stopped clock far behind.
  const isOnBeat = onBeat > now.getTime() && onBeat <= fromNow;
  const nextAt = new Date(isOnBeat ? onBeat : fromNow);
  if (nextAt.getTime() !== due.getTime()) await draft.setNextBlockAt(nextAt);
  return { isMined, nextAt };
}

/** Returns the longest time to the next block. A held transaction needs its release, and no block. */
async function computeWait(draft: LedgerDraft, pace: BlockPace): Promise<number> {
  const head = await draft.head();
  const newest = await draft.newestWaiting();
  // A descendant of a held transaction stays behind, block after block: it hurries nothing.
  if (newest !== null)
    return head === null || newest >= head.minedAt ? pace.firstMs : pace.intervalMs;
  const last = await draft.lastMinedHeight();
  const isIdle = head === null || last === null || head.height - last + 1 >= pace.finalBlocks;
  return isIdle ? pace.idleMs : pace.intervalMs;
}
