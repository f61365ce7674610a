import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  getAffiliate,
  listAffiliatePayouts,
  listCommissions,
  listReferrals,
  requestAffiliatePayout,
  type SetAffiliate,
  setAffiliate,
} from '../contract/business/affiliate.ts';
import type { PageQuery } from '../contract/values.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.affiliate`. */
export type Affiliates = ReturnType<typeof createAffiliates>;

/** Creates the calls about the affiliate program of a business. */
export function createAffiliates({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Loads the affiliate program of a business.
     * @example
     * const { link, sums } = await client.affiliate.get(businessId);
     */
    get: (businessId: number, options?: CallOptions) =>
      unwrap(call(getAffiliate)({ params: { businessId } }, options)),
    /**
     * Chooses the code of a business, once.
     * @example
     * await client.affiliate.set(businessId, { code: 'corner-shop' });
     */
    set: (businessId: number, affiliate: SetAffiliate, options?: CallOptions) =>
      unwrap(call(setAffiliate)({ params: { businessId }, body: affiliate }, options)),
    /**
     * Lists the referred businesses.
     * @example
     * const { items } = await client.affiliate.listReferrals(businessId);
     */
    listReferrals: (businessId: number, query: PageQuery = {}, options?: CallOptions) =>
      unwrapPage(call(listReferrals)({ params: { businessId }, query }, options)),
    /**
     * Lists the commissions.
     * @example
     * const { items } = await client.affiliate.listCommissions(businessId);
     */
    listCommissions: (businessId: number, query: PageQuery = {}, options?: CallOptions) =>
      unwrapPage(call(listCommissions)({ params: { businessId }, query }, options)),
    /**
     * Lists the payouts of commissions.
     * @example
     * const { items } = await client.affiliate.listPayouts(businessId);
     */
    listPayouts: (businessId: number, query: PageQuery = {}, options?: CallOptions) =>
      unwrapPage(call(listAffiliatePayouts)({ params: { businessId }, query }, options)),
    /**
     * Requests a payout of all commissions that are ready.
     * @example
     * const { amount, url } = await client.affiliate.requestPayout(businessId);
     */
    requestPayout: (businessId: number, options?: CallOptions) =>
      unwrap(call(requestAffiliatePayout)({ params: { businessId } }, options)),
  };
}
