import type { Account, KeyPath } from '../../contract/accounts/accounts.ts';
import type { AddressType } from '../../contract/address-types.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import type { Network } from '../../networks/registry.ts';
import { listServedNetworks } from '../../portfolio/list-served-networks.ts';
import { createFlowStore, createView, type Flow, type FlowStore } from '../flow.ts';
import { loadAccounts } from '../load-accounts.ts';
import { isFine } from '../refused-field.ts';
import { settleOnce } from '../settle-once.ts';
import {
  type AddAccountEvent,
  type AddAccountModel,
  initialAddAccount,
  reduceAddAccount,
} from './add-account-reducer.ts';
import {
  type AddAccountState,
  addressTypesOf,
  keyPathsOf,
  nameOf,
  networkOf,
  validateAccount,
  viewAddAccount,
} from './add-account-selectors.ts';

export interface AddAccountFlowOptions {
  readonly walletId: string;
  /** Network that is selected initially. */
  readonly network?: Network;
  readonly onError?: (error: AnyBillfoldError) => void;
}
export interface AddAccountActions {
  setNetwork(network: Network): void;
  /** Selects one of `keyPaths`. */
  setKeyPath(keyPath: KeyPath): void;
  /** Selects one of `addressTypes`. */
  setAddressType(addressType: AddressType): void;
  setName(name: string): void;
  /** Clears the errors of the password field, when it is edited. */
  editKey(): void;
  /**
   * Opens the account. `password` is the encryption key, empty unless `needsKey`; it is used for one
   * call and kept nowhere. A second call while one runs is ignored.
   */
  submit(password: string): Promise<void>;
  /** Repeats the requests that failed. */
  retry(): void;
}
export type AddAccountResult =
  | { readonly status: 'added'; readonly account: Account }
  | { readonly status: 'dismissed' };

interface Context {
  readonly client: BillfoldClient;
  readonly options: AddAccountFlowOptions;
  readonly store: FlowStore<AddAccountModel, AddAccountEvent>;
  /** Once it is aborted nothing may change any more. */
  readonly signal: AbortSignal;
}

/**
 * Creates the Add account dialog without a screen: name, network, and the password if the service
 * asks for it.
 * @example
 * const flow = createAddAccountFlow(client, { walletId, network: 'BTC' });
 * flow.subscribe(() => console.log(flow.getState().name, flow.getState().needsKey));
 * button.onclick = () => void flow.actions.submit(password);
 * const result = await flow.result;
 * if (result.status === 'added') console.log(result.account.id);
 */
export function createAddAccountFlow(
  client: BillfoldClient,
  options: AddAccountFlowOptions,
): Flow<AddAccountState, AddAccountActions, AddAccountResult> {
  const store = createFlowStore<AddAccountModel, AddAccountEvent>(
    () => initialAddAccount(options.network ?? null),
    reduceAddAccount,
  );
  const abort = new AbortController();
  const result = settleOnce<AddAccountResult>();
  const context: Context = { client, options, store, signal: abort.signal };
  void loadSource(context);
  return {
    getState: createView(store.get, viewAddAccount),
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      setNetwork: (network) => store.dispatch({ type: 'network-chosen', network }),
      setKeyPath: (keyPath) => store.dispatch({ type: 'key-path-chosen', keyPath }),
      setAddressType: (addressType) => store.dispatch({ type: 'address-type-chosen', addressType }),
      setName: (name) => store.dispatch({ type: 'name-typed', name }),
      editKey: () => store.dispatch({ type: 'key-edited' }),
      submit: async (password) => {
        await openAccount(context, password);
        const { added } = store.get();
        if (added !== null) result.settle({ status: 'added', account: added });
      },
      retry: () => {
        const isFailed = store.get().source.status === 'failed';
        store.dispatch({ type: 'retried' });
        if (isFailed) void loadSource(context);
      },
    },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}

/** The accounts that are there, and the networks of this server. */
async function loadSource({ client, options, store, signal }: Context): Promise<void> {
  const { walletId } = options;
  try {
    const [accounts, config] = await Promise.all([
      loadAccounts(client, walletId, signal),
      client.config.get({ signal }),
    ]);
    if (signal.aborted) return;
    const networks = listServedNetworks(config);
    store.dispatch({ type: 'source-loaded', accounts, networks });
  } catch (cause) {
    if (signal.aborted) return;
    const error = toBillfoldError(cause);
    store.dispatch({ type: 'source-failed', error });
    options.onError?.(error);
  }
}

async function openAccount(
  { client, options, store, signal }: Context,
  password: string,
): Promise<void> {
  const model = store.get();
  const network = networkOf(model);
  const isOver = model.isBusy || model.added !== null || signal.aborted;
  if (isOver || network === null || model.source.status !== 'ready') return;
  const invalid = validateAccount(model, password);
  if (!isFine(invalid)) return store.dispatch({ type: 'refused', invalid });
  const byAddress = model.keyPath === 'ADDRESS' && keyPathsOf(network).includes('ADDRESS');
  const { addressType } = model;
  const isTyped = addressType !== 'wpkh' && addressTypesOf(network).includes(addressType);
  const body = {
    name: nameOf(model).trim(),
    cryptoCurrencyType: network,
    ...(byAddress && { keyPath: 'ADDRESS' as const }),
    ...(isTyped && { addressType }),
    password: model.needsKey ? password : null,
    seedPhrase: null,
  };
  store.dispatch({ type: 'called' });
  try {
    const account = await client.accounts.create(options.walletId, body, { signal });
    if (!signal.aborted) store.dispatch({ type: 'added', account });
  } catch (cause) {
    if (signal.aborted) return;
    const error = toBillfoldError(cause);
    store.dispatch({ type: 'failed', error });
    // The key is asked for as part of the form: that is no failure yet.
    if (!store.get().needsKey || store.get().failure !== null) options.onError?.(error);
  }
}
