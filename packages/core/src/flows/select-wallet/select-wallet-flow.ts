import type { Wallet } from '../../contract/wallets/wallets.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Session } from '../../session/session.ts';
import { createFlowStore, type Flow, type FlowStore } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import { reduceSelectWallet } from './select-wallet-reducer.ts';
import { shownWallets } from './select-wallet-selectors.ts';
import {
  initialSelectWallet,
  type SelectWalletEvent,
  type SelectWalletState,
} from './select-wallet-state.ts';

export interface SelectWalletActions {
  setSearch(text: string): void;
  /** An activated wallet of the list. It is the one of this session from now on. */
  choose(walletId: string): void;
  /** Loads the list again. */
  retry(): Promise<void>;
}
export type SelectWalletResult =
  | { readonly status: 'chosen'; readonly walletId: string }
  | { readonly status: 'dismissed' };
export interface SelectWalletFlowOptions {
  readonly session: Pick<Session, 'selectWallet'>;
  readonly onError?: (error: AnyBillfoldError) => void;
}

/** Creates the flow that selects one of several wallets at sign-in. */
export function createSelectWalletFlow(
  client: Pick<BillfoldClient, 'wallets'>,
  options: SelectWalletFlowOptions,
): Flow<SelectWalletState, SelectWalletActions, SelectWalletResult> {
  const store = createFlowStore<SelectWalletState, SelectWalletEvent>(
    initialSelectWallet,
    reduceSelectWallet,
  );
  const abort = new AbortController();
  const result = settleOnce<SelectWalletResult>();
  const load = () => loadWallets({ client, options, store, signal: abort.signal });
  void load();
  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      setSearch: (text) => store.dispatch({ type: 'search-changed', text }),
      choose: (walletId) => {
        const isShown = shownWallets(store.get()).some(({ id }) => id === walletId);
        if (store.get().status !== 'ready' || !isShown || abort.signal.aborted) return;
        store.dispatch({ type: 'chosen' });
        options.session.selectWallet(walletId);
        result.settle({ status: 'chosen', walletId });
      },
      retry: async () => {
        if (store.get().status === 'failed') await load();
      },
    },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}

interface Loading {
  readonly client: Pick<BillfoldClient, 'wallets'>;
  readonly options: SelectWalletFlowOptions;
  readonly store: FlowStore<SelectWalletState, SelectWalletEvent>;
  readonly signal: AbortSignal;
}

/** Loads the list, then the value of each wallet; a missing price does not block the choice. */
async function loadWallets({ client, options, store, signal }: Loading): Promise<void> {
  store.dispatch({ type: 'loading' });
  try {
    const { items } = await client.wallets.list({ isDeleted: false }, { signal });
    if (signal.aborted) return;
    store.dispatch({ type: 'loaded', wallets: items });
    await Promise.all(items.map((wallet) => loadWorth(wallet)));
  } catch (cause) {
    if (signal.aborted) return;
    const error = toBillfoldError(cause);
    store.dispatch({ type: 'failed', error });
    options.onError?.(error);
  }

  async function loadTotal(id: string): Promise<Decimal | null> {
    const settings = await client.wallets.getSettings(id, { signal }).catch(() => null);
    if (settings?.loadPrices === false) return null;
    return (await client.wallets.getStatistics(id, { signal })).totalBalance;
  }

  async function loadWorth({ id, isActivated }: Wallet): Promise<void> {
    if (!isActivated) return;
    const worth = await loadTotal(id).catch(() => null);
    if (!signal.aborted) store.dispatch({ type: 'worth-loaded', walletId: id, worth });
  }
}
