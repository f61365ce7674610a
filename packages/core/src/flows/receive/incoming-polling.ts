import type { Transaction } from '../../contract/transactions.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { repeat } from '../repeat.ts';

export interface IncomingPollingOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly signal: AbortSignal;
  /** Something has come in since it began. */
  readonly onIncoming: (transaction: Transaction) => void;
}

/** Product.md 3.7. */
const intervalMs = 10_000;

/**
 * Looks for payments to an account while its address is shown. A look that fails is made again in
 * ten seconds: there is nothing to tell anybody.
 */
export function createIncomingPolling({
  client,
  walletId,
  signal,
  onIncoming,
}: IncomingPollingOptions): {
  /** Begins anew for another account; null ends it. */
  watch(accountId: string | null): void;
} {
  let watched: string | null = null;
  let stop = (): void => undefined;

  function begin(accountId: string): void {
    let known: ReadonlySet<string> | null = null;
    const look = async (): Promise<void> => {
      const query = { AccountId: accountId, Type: 'RECEIVED', PageSize: 10 } as const;
      const page = await client.transactions
        .list({ params: { walletId }, query }, { signal })
        .catch(() => null);
      if (page === null || signal.aborted || watched !== accountId) return;
      const newest = page.items.find(({ id }) => known !== null && !known.has(id));
      known = new Set(page.items.map(({ id }) => id));
      if (newest) onIncoming(newest);
    };
    void look();
    const { schedule } = client.platform;
    stop = repeat({ schedule, restMs: () => intervalMs, task: look });
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
