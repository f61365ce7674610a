import type { DepositAddress } from '../../contract/accounts/accounts.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import type { LiveSource } from '../../http/live-source.ts';
import type { Network } from '../../networks/registry.ts';
import { loadDefaultAccounts } from '../default-accounts.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { loadAccounts } from '../load-accounts.ts';
import { requireScope } from '../require-scope.ts';
import { settleOnce } from '../settle-once.ts';
import { createActivityLoading } from './activity-loading.ts';
import { createIncomingPolling } from './incoming-polling.ts';
import {
  initialReceiveModel,
  type ReceiveEvent,
  type ReceiveModel,
  reduceReceive,
} from './receive-reducer.ts';
import { type ReceiveState, viewReceive } from './receive-state.ts';

export interface ReceiveActions {
  /** Selects an account, and one of its assets by its id; the native one unless given. */
  selectAccount(id: string, assetId?: string): void;
  /** Selects one of `assets` by its id. */
  selectAsset(id: string): void;
  next(): void;
  back(): void;
  /** Generates the next address and shows it. @throws {BillfoldError} such as `address_gap_limit` */
  generate(): Promise<DepositAddress>;
  /** Shows another address of the account, such as one selected from a list. */
  showAddress(address: DepositAddress): void;
  retry(): void;
  /** Returns to the first step without an account, as after closing the dialog. */
  reset(): void;
}

export interface ReceiveFlowOptions {
  readonly walletId: string;
  readonly accountId?: string;
  /** A token of its network that is still offered, such as `USDT@ETH`; the native asset unless given. */
  readonly tokenId?: string;
  /** Networks of the accounts to list; all unless given. */
  readonly networks?: readonly Network[];
  /** Source of live updates; without it, the flow polls for payments. */
  readonly live?: LiveSource;
}

/**
 * Creates the Receive dialog without a screen.
 * @example
 * const flow = createReceiveFlow(client, { walletId, accountId });
 * flow.subscribe(() => console.log(flow.getState().address?.addressValue));
 * button.onclick = () => flow.actions.next();
 */
export function createReceiveFlow(
  client: BillfoldClient,
  { walletId, accountId, tokenId, networks, live }: ReceiveFlowOptions,
): Flow<ReceiveState, ReceiveActions, { readonly status: 'dismissed' }> {
  const store = createFlowStore<ReceiveModel, ReceiveEvent>(
    () => initialReceiveModel(accountId ?? null, tokenId),
    reduceReceive,
  );
  const abort = new AbortController();
  const { signal } = abort;
  const result = settleOnce<{ readonly status: 'dismissed' }>();

  async function load(): Promise<void> {
    try {
      const [accounts, manifests, defaults] = await Promise.all([
        loadAccounts(client, walletId, signal),
        client.rates.listManifests({ signal }),
        loadDefaultAccounts(client.resources.settings(walletId)),
      ]);
      // The first answers have named the scopes.
      requireScope(client, 'receive');
      const shown = accounts.filter(
        ({ isArchived, blockchainNetwork }) =>
          !isArchived && (networks?.includes(blockchainNetwork) ?? true),
      );
      store.dispatch({ type: 'source-loaded', accounts: shown, manifests, defaults });
      loadActivity();
    } catch (error) {
      if (!signal.aborted) store.dispatch({ type: 'source-failed', error: toBillfoldError(error) });
    }
  }

  async function loadAddress(createNew: boolean): Promise<DepositAddress> {
    const chosen = store.get().accountId;
    // The person may have gone back and chosen another account meanwhile.
    const isWanted = (): boolean =>
      !signal.aborted && store.get().step === 'receive' && store.get().accountId === chosen;
    try {
      const address = await client.accounts.getDepositAddress(
        walletId,
        chosen ?? '',
        { createNew },
        { signal },
      );
      if (isWanted()) store.dispatch({ type: 'address-loaded', address });
      return address;
    } catch (cause) {
      const error = toBillfoldError(cause);
      if (isWanted()) store.dispatch({ type: 'address-failed', error });
      throw error;
    }
  }
  // The failure is in the state already.
  const showAddress = (): void => void loadAddress(false).catch(() => undefined);

  const incoming = createIncomingPolling({
    client,
    walletId,
    live,
    signal,
    onIncoming: (transaction) => store.dispatch({ type: 'came-in', transaction }),
  });
  const watchShown = (): void => {
    const { step, accountId: shown } = store.get();
    incoming.watch(step === 'receive' ? shown : null);
  };

  const loadActivity = createActivityLoading({ client, walletId, signal, store });

  void load();
  return {
    getState: createView(store.get, viewReceive),
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      selectAccount: (id, assetId) => {
        store.dispatch({ type: 'account-selected', accountId: id, assetId });
        loadActivity();
      },
      selectAsset: (assetId) => store.dispatch({ type: 'asset-selected', assetId }),
      next: () => {
        store.dispatch({ type: 'continued' });
        watchShown();
        if (store.get().address.status === 'loading') showAddress();
      },
      back: () => {
        store.dispatch({ type: 'went-back' });
        watchShown();
        loadActivity();
      },
      showAddress: (address) => {
        if (store.get().step === 'receive') store.dispatch({ type: 'address-loaded', address });
      },
      generate: () => {
        store.dispatch({ type: 'generating' });
        return loadAddress(true);
      },
      retry: () => {
        const { source, address } = store.get();
        store.dispatch({ type: 'retried' });
        if (source.status === 'failed') void load();
        else if (address.status === 'failed') showAddress();
      },
      reset: () => {
        store.dispatch({ type: 'reset' });
        watchShown();
        void load();
      },
    },
    dispose: () => {
      abort.abort();
      incoming.watch(null);
      result.settle({ status: 'dismissed' });
    },
  };
}
