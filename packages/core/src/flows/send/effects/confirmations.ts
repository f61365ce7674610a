import type { BillfoldClient } from '../../../create-client.ts';
import type { FlowStore } from '../../flow.ts';
import type { SendEvent } from '../events.ts';
import type { SendModel } from '../model.ts';

export interface ConfirmationPolling {
  /** Starts on the result step and ends with it. */
  follow(): void;
  stop(): void;
}
export interface ConfirmationPollingOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly store: FlowStore<SendModel, SendEvent>;
}

const intervalMs = 2_000;

/** Keeps the confirmations of the sent transaction up to date until they are enough. */
export function createConfirmationPolling({
  client,
  walletId,
  store,
}: ConfirmationPollingOptions): ConfirmationPolling {
  let cancel: (() => void) | null = null;

  const isWanted = (): boolean => {
    const { step, transaction } = store.get();
    return step === 'result' && transaction !== null && transaction.status !== 'CONFIRMED';
  };
  async function ask(): Promise<void> {
    const { transaction } = store.get();
    if (transaction === null) return;
    const query = { hash: transaction.hash, network: transaction.blockchainNetwork };
    // A missed answer is asked for again in two seconds; there is nothing to tell anybody.
    const confirmations = await client.transactions
      .confirmations({ params: { walletId }, query })
      .catch(() => null);
    if (confirmations !== null && cancel !== null)
      store.dispatch({ type: 'confirmations-changed', confirmations });
  }
  function next(): void {
    cancel = isWanted()
      ? client.platform.schedule(() => void ask().finally(next), intervalMs)
      : null;
  }
  function stop(): void {
    cancel?.();
    cancel = null;
  }
  return {
    follow: () => {
      if (!isWanted()) stop();
      else if (cancel === null) next();
    },
    stop,
  };
}
