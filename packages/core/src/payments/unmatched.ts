import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  type AssignTransfer,
  assignTransfer,
  ignoreTransfer,
  type ListUnmatched,
  listUnmatched,
  reopenTransfer,
} from '../contract/payments/unmatched.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.unmatched`. */
export type Unmatched = ReturnType<typeof createUnmatched>;

/** Creates the calls about transfers that name no payment. */
export function createUnmatched({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists transfers that name no payment, newest first.
     * @example
     * const { items } = await client.unmatched.list(businessId, { state: 'OPEN' });
     */
    list: (businessId: number, query: ListUnmatched = {}, options?: CallOptions) =>
      unwrapPage(call(listUnmatched)({ params: { businessId }, query }, options)),
    /**
     * Counts a transfer for a payment.
     * @example
     * await client.unmatched.assign(businessId, transferId, { paymentId });
     */
    assign: (businessId: number, id: string, target: AssignTransfer, options?: CallOptions) =>
      unwrap(call(assignTransfer)({ params: { businessId, id }, body: target }, options)),
    /**
     * Takes a transfer off the list.
     * @example
     * await client.unmatched.ignore(businessId, transferId);
     */
    ignore: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(ignoreTransfer)({ params: { businessId, id } }, options)),
    /**
     * Takes an ignored transfer back into the list.
     * @example
     * await client.unmatched.reopen(businessId, transferId);
     */
    reopen: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(reopenTransfer)({ params: { businessId, id } }, options)),
  };
}
