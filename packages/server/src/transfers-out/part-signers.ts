import type { Platform } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import { createLoop } from '../db/loop.ts';
import type { Change } from '../events/announce.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { endSigning } from './end-signing.ts';
import type { OpenedTransfer } from './opened-transfer.ts';
import { sendParts } from './send-parts.ts';

export interface PartSignersParts {
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  readonly schedule: Platform['schedule'];
  readonly onError: (error: unknown) => void;
}

/**
 * Wallets that their owners opened in this process to sign the parts of transfers, some of which wait for blocks. Each
 * is forgotten with its last part, after its time, or with the process; what is left then waits for the owner.
 */
export interface PartSigners {
  /** Takes over an opened wallet. */
  hold(opened: OpenedTransfer): void;
  /** Signs what is ready now. */
  step(): Promise<void>;
  /** Looks for what is ready after a change of books. */
  onChange(change: Pick<Change, 'topic'>): void;
  start(): void;
  stop(): Promise<void>;
}

/** Time between looks while a wallet is open, and while none is. */
const busyMs = 2_000;
const idleMs = 60_000;

/** Creates the holder of opened wallets of a process. */
export function createPartSigners({
  context,
  outbox,
  schedule,
  onError,
}: PartSignersParts): PartSigners {
  const held = new Map<string, OpenedTransfer>();

  async function signReady(opened: OpenedTransfer): Promise<void> {
    const isOver = opened.until.getTime() <= context.platform.clock.now();
    if (!isOver && (await sendParts(context, outbox, opened))) return;
    // Another signature may have replaced it meanwhile.
    if (held.get(opened.outId) === opened) held.delete(opened.outId);
    context.signer.forget(opened.handle);
    await endSigning(context.db, opened);
  }

  async function step(): Promise<void> {
    const faults: unknown[] = [];
    // One that cannot be signed keeps none of the others waiting.
    for (const opened of [...held.values()])
      await signReady(opened).catch((error: unknown) => faults.push(error));
    if (faults.length > 0) throw faults[0];
  }
  const loop = createLoop({
    schedule,
    onError,
    step: async () => {
      await step();
      return held.size > 0 ? busyMs : idleMs;
    },
  });

  return {
    hold: (opened) => {
      const before = held.get(opened.outId);
      if (before !== undefined) context.signer.forget(before.handle);
      held.set(opened.outId, opened);
      loop.wake();
    },
    step,
    onChange: ({ topic }) => {
      if (held.size > 0 && (topic === 'books' || topic === 'blocks')) loop.wake();
    },
    start: loop.start,
    stop: async () => {
      await loop.stop();
      for (const { handle } of held.values()) context.signer.forget(handle);
      held.clear();
    },
  };
}
