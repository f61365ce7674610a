import {
  type ListSettlementAccounts,
  listSettlementAccounts,
  listSettlementSends,
  listSettlements,
} from '../contract/settlements/settlements.ts';
import type { PageQuery } from '../contract/values.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.settlements`. */
export type Settlements = ReturnType<typeof createSettlements>;

/** Creates the calls about the funds that businesses have in a wallet, apart from its balance. */
export function createSettlements({ call }: Transport) {
  return {
    /**
     * Lists the funds of the businesses that are paid into a wallet.
     * @example
     * const { items } = await client.settlements.list(walletId);
     */
    list: (walletId: string, options?: CallOptions) =>
      call(listSettlements)({ params: { walletId } }, options),
    /**
     * Lists the accounts of a business that hold an asset, the largest balance first.
     * @example
     * const { items } = await client.settlements.listAccounts(walletId, businessId, { asset: 'ETH' });
     */
    listAccounts: (
      walletId: string,
      businessId: number,
      query: ListSettlementAccounts = {},
      options?: CallOptions,
    ) => call(listSettlementAccounts)({ params: { walletId, businessId }, query }, options),
    /**
     * Lists the transactions that were sent from the accounts of a business, newest first.
     * @example
     * const { items } = await client.settlements.listSends(walletId, businessId);
     */
    listSends: (
      walletId: string,
      businessId: number,
      query: PageQuery = {},
      options?: CallOptions,
    ) => call(listSettlementSends)({ params: { walletId, businessId }, query }, options),
  };
}
