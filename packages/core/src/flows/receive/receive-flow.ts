import { type AccountAsset, nativeAsset } from '../../assets/account-asset.ts';
import { tokensOf } from '../../assets/token.ts';
import type { Account, DepositAddress } from '../../contract/accounts/accounts.ts';
import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import type { LiveSource } from '../../http/live-source.ts';
import type { NetworkDefinition } from '../../networks/network.ts';
import { getNetwork, type Network } from '../../networks/registry.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { loadAccounts } from '../load-accounts.ts';
import { settleOnce } from '../settle-once.ts';
import { createActivityLoading } from './activity-loading.ts';
import { createIncomingPolling } from './incoming-polling.ts';
import {
  initialReceiveModel,
  type ReceiveEvent,
  type ReceiveModel,
  type ReceiveStep,
  reduceReceive,
} from './receive-reducer.ts';

/** State of the Receive dialog for a view. */
export interface ReceiveState {
  /** `empty`: the wallet has no account. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly step: ReceiveStep;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly network: NetworkDefinition | null;
  /** Assets that the account can receive and show, the native one first. */
  readonly assets: readonly AccountAsset[];
  /** Selected one of `assets`; null before the accounts are loaded. */
  readonly asset: AccountAsset | null;
  readonly address: DepositAddress | null;
  /** Required confirmations of the manifest, else of the network. */
  readonly requiredConfirmations: number;
  /** True if new addresses can be generated: the manifest sets no limit per account. */
  readonly canGenerate: boolean;
  readonly isGenerating: boolean;
  /** Last payment received while the address is shown; null without one. */
  readonly incoming: Transaction | null;
  /** Nothing has ever happened on the account, and its network wants a first deposit (R-RECV-08). */
  readonly needsActivation: boolean;
  readonly canContinue: boolean;
  /** Error of loading the accounts or the address, or of generating one; null without one. */
  readonly problem: AnyBillfoldError | null;
}

export interface ReceiveActions {
  selectAccount(id: string): void;
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
  /** A token of its network, such as `USDT@ETH`; the native asset unless given. */
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
      const [accounts, manifests] = await Promise.all([
        loadAccounts(client, walletId, signal),
        client.rates.listManifests({ signal }),
      ]);
      const shown = accounts.filter(
        ({ isArchived, blockchainNetwork }) =>
          !isArchived && (networks?.includes(blockchainNetwork) ?? true),
      );
      store.dispatch({ type: 'source-loaded', accounts: shown, manifests });
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
      selectAccount: (id) => {
        store.dispatch({ type: 'account-selected', accountId: id });
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

function viewReceive(model: ReceiveModel): ReceiveState {
  const { source, step, address } = model;
  const accounts = source.status === 'ready' ? source.accounts : [];
  const account = accounts.find(({ id }) => id === model.accountId) ?? null;
  const network = account === null ? null : getNetwork(account.blockchainNetwork);
  const assets = account === null ? [] : assetsOn(account.blockchainNetwork);
  const manifest =
    source.status === 'ready'
      ? source.manifests.find(({ key }) => key === account?.blockchainNetwork)
      : undefined;
  return {
    status: source.status === 'ready' && accounts.length === 0 ? 'empty' : source.status,
    step,
    accounts,
    account,
    network,
    assets,
    asset: assets.find(({ id }) => id === model.assetId) ?? assets[0] ?? null,
    address: address.status === 'ready' ? address.address : null,
    requiredConfirmations: manifest?.requiredConfirmations ?? network?.confirmations.available ?? 0,
    canGenerate: manifest !== undefined && manifest.limitAddressesPerAccountCount === null,
    isGenerating: model.generation.status === 'running',
    needsActivation:
      network?.activation != null &&
      model.activity?.accountId === account?.id &&
      model.activity?.isEmpty === true,
    incoming: model.incoming,
    canContinue: step === 'account' && account !== null,
    problem: problemOf(model),
  };
}

function assetsOn(network: Network): readonly AccountAsset[] {
  return [nativeAsset(network), ...tokensOf(network)];
}

function problemOf({ source, address, generation }: ReceiveModel): AnyBillfoldError | null {
  if (source.status === 'failed') return source.error;
  if (address.status === 'failed') return address.error;
  return generation.status === 'failed' ? generation.error : null;
}
