import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  getAffiliate,
  listCommissions,
  listReferrals,
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
     * await client.affiliate.get(businessId);
     */
    get: (businessId: number, options?: CallOptions) =>
      unwrap(call(getAffiliate)({ params: { businessId } }, options)),
    /**
     * Sets the affiliate program of a business.
     * @example
     * await client.affiliate.set(businessId, affiliate);
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
  };
}
