import type { DepositAddress, ListAddresses } from '../../contract/accounts/accounts.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { ApiError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import type { FlowStore } from '../flow.ts';
import { loadAccounts } from '../load-accounts.ts';
import type {
  AddressFilter,
  DepositAddressesEvent,
  DepositAddressesModel,
} from './deposit-addresses-reducer.ts';

export interface DepositAddressesFlowOptions {
  readonly walletId: string;
  readonly accountId: string;
}

/** Context that the effects of one flow share. */
export interface DepositAddressesContext {
  readonly client: BillfoldClient;
  readonly options: DepositAddressesFlowOptions;
  readonly store: FlowStore<DepositAddressesModel, DepositAddressesEvent>;
  /** Once it is aborted nothing may change any more. */
  readonly signal: AbortSignal;
}

/** Loads the account and its address limit. */
export async function loadSource(context: DepositAddressesContext): Promise<void> {
  const { client, store, signal } = context;
  const { walletId, accountId } = context.options;
  try {
    const [accounts, manifests] = await Promise.all([
      loadAccounts(client, walletId, signal),
      client.rates.listManifests({ signal }),
    ]);
    if (signal.aborted) return;
    const account = accounts.find(({ id }) => id === accountId);
    if (account === undefined) throw new ApiError({ status: 404, serverCode: 'not_found' });
    const manifest = manifests.find(({ key }) => key === account.blockchainNetwork);
    const canGenerate = manifest?.limitAddressesPerAccountCount === null;
    store.dispatch({ type: 'source-loaded', account, canGenerate });
  } catch (error) {
    if (!signal.aborted) store.dispatch({ type: 'source-failed', error: toBillfoldError(error) });
  }
}

/** Loads the addresses that pass the filter; only the answer to the last call counts. */
export function createListLoader({
  client,
  options,
  store,
  signal,
}: DepositAddressesContext): () => Promise<void> {
  let asked = 0;
  return async () => {
    asked += 1;
    const round = asked;
    const isWanted = (): boolean => !signal.aborted && round === asked;
    try {
      const query = queryOf(store.get().filter);
      const addresses = await client.accounts.listAddresses(
        options.walletId,
        options.accountId,
        query,
        { signal },
      );
      if (isWanted()) store.dispatch({ type: 'list-loaded', addresses });
    } catch (error) {
      if (isWanted()) store.dispatch({ type: 'list-failed', error: toBillfoldError(error) });
    }
  };
}

/** Makes the next address, then reloads the list (R-ADDR-03); null when none was made. */
export async function generateAddress(
  { client, options, store, signal }: DepositAddressesContext,
  loadList: () => Promise<void>,
): Promise<DepositAddress | null> {
  const { source, generation } = store.get();
  if (source.status !== 'ready' || !source.canGenerate) return null;
  if (generation.status === 'running' || signal.aborted) return null;
  store.dispatch({ type: 'generating' });
  try {
    const address = await client.accounts.getDepositAddress(
      options.walletId,
      options.accountId,
      { createNew: true },
      { signal },
    );
    await loadList();
    if (!signal.aborted) store.dispatch({ type: 'generated' });
    return address;
  } catch (cause) {
    const error = toBillfoldError(cause);
    if (!signal.aborted) store.dispatch({ type: 'generation-failed', error });
    return null;
  }
}

/** Builds the query; `unused` needs both flags as false, and a missing flag matches all addresses. */
function queryOf(filter: AddressFilter): ListAddresses {
  return filter === 'unused' ? { hasBalance: false, isUsed: false } : {};
}
