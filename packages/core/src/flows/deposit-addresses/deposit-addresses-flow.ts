import type { DepositAddress } from '../../contract/accounts/accounts.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import {
  createListLoader,
  type DepositAddressesContext,
  type DepositAddressesFlowOptions,
  generateAddress,
  loadSource,
} from './deposit-addresses-effects.ts';
import {
  type AddressFilter,
  type DepositAddressesEvent,
  type DepositAddressesModel,
  initialDepositAddresses,
  reduceDepositAddresses,
} from './deposit-addresses-reducer.ts';
import { type DepositAddressesState, viewDepositAddresses } from './deposit-addresses-selectors.ts';

export interface DepositAddressesActions {
  /** Changes the filter of the list. */
  show(filter: AddressFilter): void;
  /**
   * Makes the next address and reloads the list. Null when none was made: the manifest does not allow
   * it, one is being made, or `problem` says why. Never rejects.
   */
  generate(): Promise<DepositAddress | null>;
  /** Ends the flow with a listed address. */
  select(addressValue: string): void;
  /** Repeats the requests that failed. */
  retry(): void;
}
export type DepositAddressesResult =
  | { readonly status: 'selected'; readonly address: DepositAddress }
  | { readonly status: 'dismissed' };

/**
 * Creates the Deposit addresses dialog without a screen (R-ADDR).
 * @example
 * const flow = createDepositAddressesFlow(client, { walletId, accountId });
 * flow.subscribe(() => console.log(flow.getState().addresses));
 * button.onclick = () => void flow.actions.generate();
 */
export function createDepositAddressesFlow(
  client: BillfoldClient,
  options: DepositAddressesFlowOptions,
): Flow<DepositAddressesState, DepositAddressesActions, DepositAddressesResult> {
  const store = createFlowStore<DepositAddressesModel, DepositAddressesEvent>(
    initialDepositAddresses,
    reduceDepositAddresses,
  );
  const abort = new AbortController();
  const result = settleOnce<DepositAddressesResult>();
  const context: DepositAddressesContext = { client, options, store, signal: abort.signal };
  const loadList = createListLoader(context);

  const show = (filter: AddressFilter): void => {
    if (filter === store.get().filter) return;
    store.dispatch({ type: 'filter-chosen', filter });
    void loadList();
  };
  const openSource = async (): Promise<void> => {
    await loadSource(context);
    const { source } = store.get();
    // Accounts with a fixed address show it, used or not.
    if (source.status === 'ready' && !source.canGenerate) show('all');
  };

  void openSource();
  void loadList();
  return {
    getState: createView(store.get, viewDepositAddresses),
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      show,
      generate: () => generateAddress(context, loadList),
      select: (addressValue) => {
        store.dispatch({ type: 'selected', addressValue });
        const { selected } = store.get();
        if (selected !== null) result.settle({ status: 'selected', address: selected });
      },
      retry: () => {
        const { source, list } = store.get();
        store.dispatch({ type: 'retried' });
        if (source.status === 'failed') void openSource();
        if (list.status === 'failed') void loadList();
      },
    },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}
