import { unwrap } from '../client/unwrap.ts';
import {
  getRecoverySheet,
  getSettlement,
  type ListPaymentsAccounts,
  listPaymentsAccounts,
  type SettleBusiness,
  settleBusiness,
} from '../contract/business/settlement.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

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
     * Loads the wallet that a business is paid into; null before one is chosen.
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
     * Loads the public keys by which another wallet finds every payment.
     * @example
     * const { keys } = await client.settlement.getRecoverySheet(businessId);
     */
    getRecoverySheet: (businessId: number, options?: CallOptions) =>
      unwrap(call(getRecoverySheet)({ params: { businessId } }, options)),
  };
}
