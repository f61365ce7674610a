import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { LiveSource } from '../../http/live-source.ts';
import { repeat } from '../../state/repeat.ts';

export interface IncomingPollingOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  /** Tells when to look, where there is one. */
  readonly live: LiveSource | undefined;
  readonly signal: AbortSignal;
  /** Something has come in since it began. */
  readonly onIncoming: (transaction: Transaction) => void;
}

/** Polling interval, and the longer one while live updates are connected. */
const restMs = { looking: 10_000, told: 60_000 } as const;

/**
 * Polls for payments to an account while its address is shown. A failed poll is repeated with the
 * next one, without an error to the user.
 */
export function createIncomingPolling({
  client,
  walletId,
  live,
  signal,
  onIncoming,
}: IncomingPollingOptions): {
  /** Restarts polling for another account; null stops it. */
  watch(accountId: string | null): void;
} {
  let watched: string | null = null;
  let stop = (): void => undefined;

  function begin(accountId: string): void {
    let known: ReadonlySet<string> | null = null;
    const look = async (): Promise<void> => {
      if (watched !== accountId) return;
      const query = { accountId, type: 'RECEIVED', pageSize: 10 } as const;
      const page = await client.transactions.list(walletId, query, { signal }).catch(() => null);
      if (page === null || signal.aborted || watched !== accountId) return;
      const newest = page.items.find(({ id }) => known !== null && !known.has(id));
      known = new Set(page.items.map(({ id }) => id));
      if (newest) onIncoming(newest);
    };
    // One after the other: an older answer that comes later would make known payments new again.
    let last = look();
    const lookNext = (): Promise<void> => {
      last = last.then(look);
      return last;
    };
    const stopLooking = repeat({
      schedule: client.platform.schedule,
      restMs: () => (live?.get().isConnected ? restMs.told : restMs.looking),
      task: lookNext,
    });
    const stopListening = live?.listen(({ type }) => {
      if (type === 'books') void lookNext();
    });
    stop = () => {
      stopLooking();
      stopListening?.();
    };
  }
  return {
    watch: (accountId) => {
      if (accountId === watched) return;
      stop();
      watched = accountId;
      if (accountId !== null) begin(accountId);
      else stop = () => undefined;
    },
  };
}
