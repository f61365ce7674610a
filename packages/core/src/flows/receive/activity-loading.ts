import type { BillfoldClient } from '../../create-client.ts';
import { getNetwork } from '../../networks/registry.ts';
import type { FlowStore } from '../flow.ts';
import type { ReceiveEvent, ReceiveModel } from './receive-reducer.ts';

export interface ActivityLoadingOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly signal: AbortSignal;
  readonly store: FlowStore<ReceiveModel, ReceiveEvent>;
}

/**
 * Asks whether anything has ever happened on the chosen account, of networks where a first deposit
 * activates it (R-RECV-07). Without an answer nothing is said.
 */
export function createActivityLoading(options: ActivityLoadingOptions): () => void {
  const { client, walletId, signal, store } = options;

  async function load(accountId: string): Promise<void> {
    const query = { accountId, pageSize: 1 };
    const page = await client.transactions.list(walletId, query, { signal }).catch(() => null);
    if (page === null || signal.aborted) return;
    store.dispatch({ type: 'activity-loaded', accountId, isEmpty: page.items.length === 0 });
  }
  return () => {
    const { source, accountId, step, activity } = store.get();
    const accounts = source.status === 'ready' ? source.accounts : [];
    const account = accounts.find(({ id }) => id === accountId);
    if (account === undefined || step !== 'account' || activity?.accountId === account.id) return;
    if (getNetwork(account.blockchainNetwork).activation !== null) void load(account.id);
  };
}
