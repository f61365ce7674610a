import type { Account, DepositAddress } from '../../contract/accounts.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { NetworkDefinition } from '../../networks/network.ts';
import { getNetwork, type Network } from '../../networks/registry.ts';
import { toBillfoldError } from '../../state/resource.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import {
  initialReceiveModel,
  type ReceiveEvent,
  type ReceiveModel,
  type ReceiveStep,
  reduceReceive,
} from './receive-reducer.ts';

/** What the Receive dialog draws. */
export interface ReceiveState {
  /** `empty`: the wallet has no account. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly step: ReceiveStep;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly network: NetworkDefinition | null;
  readonly address: DepositAddress | null;
  /** From the manifest, else the network's own count. */
  readonly requiredConfirmations: number;
  /** New addresses can be made: the manifest sets no limit per account. */
  readonly canGenerate: boolean;
  readonly isGenerating: boolean;
  readonly canContinue: boolean;
  /** Why the accounts, the address or a new address could not be had. */
  readonly problem: AnyBillfoldError | null;
}

export interface ReceiveActions {
  selectAccount(id: string): void;
  next(): void;
  back(): void;
  /** Makes and shows the next address. @throws {BillfoldError} `address_gap_limit` among others */
  generate(): Promise<DepositAddress>;
  retry(): void;
  /** Back to the first step without an account, as after closing the dialog. */
  reset(): void;
}

export interface ReceiveFlowOptions {
  readonly walletId: string;
  readonly accountId?: string;
  /** Only accounts of these; of every network unless given. */
  readonly networks?: readonly Network[];
}

/** The Receive dialog without a screen. */
export function createReceiveFlow(
  client: BillfoldClient,
  { walletId, accountId, networks }: ReceiveFlowOptions,
): Flow<ReceiveState, ReceiveActions, { readonly status: 'dismissed' }> {
  const store = createFlowStore<ReceiveModel, ReceiveEvent>(
    () => initialReceiveModel(accountId ?? null),
    reduceReceive,
  );
  const abort = new AbortController();
  const { signal } = abort;
  const result = settleOnce<{ readonly status: 'dismissed' }>();

  async function load(): Promise<void> {
    try {
      const [accounts, manifests] = await Promise.all([
        client.accounts.list({ params: { walletId }, query: { pageSize: 100 } }, { signal }),
        client.rates.manifests({}, { signal }),
      ]);
      const shown = accounts.items.filter(
        ({ isArchived, blockchainNetwork }) =>
          !isArchived && (networks?.includes(blockchainNetwork) ?? true),
      );
      store.dispatch({ type: 'source-loaded', accounts: shown, manifests });
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
      const address = await client.accounts.depositAddress(
        { params: { walletId, accountId: chosen ?? '' }, query: { createNew } },
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

  void load();
  return {
    getState: createView(store.get, viewReceive),
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      selectAccount: (id) => store.dispatch({ type: 'account-selected', accountId: id }),
      next: () => {
        store.dispatch({ type: 'continued' });
        if (store.get().address.status === 'loading') showAddress();
      },
      back: () => store.dispatch({ type: 'went-back' }),
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
        void load();
      },
    },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}

function viewReceive(model: ReceiveModel): ReceiveState {
  const { source, step, address } = model;
  const accounts = source.status === 'ready' ? source.accounts : [];
  const account = accounts.find(({ id }) => id === model.accountId) ?? null;
  const network = account === null ? null : getNetwork(account.blockchainNetwork);
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
    address: address.status === 'ready' ? address.address : null,
    requiredConfirmations: manifest?.requiredConfirmations ?? network?.confirmations.available ?? 0,
    canGenerate: manifest !== undefined && manifest.limitAddressesPerAccountCount === null,
    isGenerating: model.generation.status === 'running',
    canContinue: step === 'account' && account !== null,
    problem: problemOf(model),
  };
}

function problemOf({ source, address, generation }: ReceiveModel): AnyBillfoldError | null {
  if (source.status === 'failed') return source.error;
  if (address.status === 'failed') return address.error;
  return generation.status === 'failed' ? generation.error : null;
}
