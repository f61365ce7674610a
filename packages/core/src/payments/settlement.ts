import { unwrap } from '../client/unwrap.ts';
import { getBusinessBalances } from '../contract/business/balances.ts';
import {
  getRecoverySheet,
  getSettlement,
  type ListPaymentsAccounts,
  listPaymentsAccounts,
  type SettleBusiness,
  settleBusiness,
} from '../contract/business/settlement.ts';
import {
  listWatchKeys,
  previewWatchKey,
  removeWatchKey,
  type SetWatchKey,
  setWatchKey,
  type WatchKeyText,
} from '../contract/business/watch-keys.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { Network } from '../networks/network-codes.ts';

/** Calls of `client.settlement`. */
export type SettlementCalls = ReturnType<typeof createSettlement>;

/** Creates the calls about the wallet that a business is paid into. */
export function createSettlement({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Chooses the wallet that a business is paid into, and opens its accounts there.
     * @example
     * await client.settlement.choose(businessId, { walletId, password, seedPhrase: null });
     */
    choose: (businessId: number, chosen: SettleBusiness, options?: CallOptions) =>
      unwrap(call(settleBusiness)({ params: { businessId }, body: chosen }, options)),
    /**
     * Loads the wallet that a business is paid into; null before a wallet or a public key is chosen.
     * @example
     * const settlement = await client.settlement.get(businessId);
     * settlement?.walletName; // 'Main wallet'
     */
    get: (businessId: number, options?: CallOptions) =>
      unwrap(call(getSettlement)({ params: { businessId } }, options)),
    /**
     * Lists the accounts that receive payments, with their balances.
     * @example
     * const { data } = await client.settlement.listAccounts(businessId, { network: 'ETH' });
     */
    listAccounts: (businessId: number, query: ListPaymentsAccounts = {}, options?: CallOptions) =>
      call(listPaymentsAccounts)({ params: { businessId }, query }, options),
    /**
     * Loads the funds of a business by asset, with their values.
     * @example
     * const { value, assets } = await client.settlement.getBalances(businessId);
     * value?.amount; // '1520.75'
     */
    getBalances: (businessId: number, options?: CallOptions) =>
      unwrap(call(getBusinessBalances)({ params: { businessId } }, options)),
    /**
     * Loads the public keys by which another wallet finds every payment.
     * @example
     * const { keys } = await client.settlement.getRecoverySheet(businessId);
     */
    getRecoverySheet: (businessId: number, options?: CallOptions) =>
      unwrap(call(getRecoverySheet)({ params: { businessId } }, options)),
    /**
     * Lists the public keys of other wallets that a business is paid into.
     * @example
     * const [bitcoin] = await client.settlement.listWatchKeys(businessId);
     * bitcoin?.descriptor;
     */
    listWatchKeys: (businessId: number, options?: CallOptions) =>
      unwrap(call(listWatchKeys)({ params: { businessId } }, options)),
    /**
     * Reads a public key of another wallet without choosing it.
     * @example
     * const read = await client.settlement.previewWatchKey(businessId, 'BTC', { key, kind: null });
     * read.addresses; // to be compared with the other wallet
     */
    previewWatchKey: (
      businessId: number,
      network: Network,
      text: WatchKeyText,
      options?: CallOptions,
    ) => unwrap(call(previewWatchKey)({ params: { businessId, network }, body: text }, options)),
    /**
     * Has new payments arrive at addresses of a public key.
     * @example
     * const [firstAddress] = read.addresses;
     * await client.settlement.setWatchKey(businessId, 'BTC', { key, kind: null, firstAddress });
     */
    setWatchKey: (
      businessId: number,
      network: Network,
      chosen: SetWatchKey,
      options?: CallOptions,
    ) => unwrap(call(setWatchKey)({ params: { businessId, network }, body: chosen }, options)),
    /**
     * Has new payments arrive in the settlement wallet again.
     * @example
     * await client.settlement.removeWatchKey(businessId, 'BTC');
     */
    removeWatchKey: (businessId: number, network: Network, options?: CallOptions) =>
      call(removeWatchKey)({ params: { businessId, network } }, options),
  };
}
