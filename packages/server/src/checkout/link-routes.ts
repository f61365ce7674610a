import { getCheckoutLink, payCheckoutLink } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { findLink } from '../payment-links/link-store.ts';
import { hashAddress } from '../rate-limit/hash-address.ts';
import { limitLinkPayments } from './limit-checkout.ts';
import type { CheckoutTools } from './load-checkout.ts';
import { loadCheckoutLink, prepareLinkPayment } from './pay-link.ts';

/** Binds the calls of payment links, which anyone with the address of a link can make. */
export function bindCheckoutLinkRoutes(
  bind: Bind,
  context: ServiceContext,
  tools: CheckoutTools,
): void {
  bind.open(getCheckoutLink)(async ({ params: { slug } }) => ({
    data: await loadCheckoutLink(context, tools.storefronts.load, slug),
  }));

  bind.open(payCheckoutLink)(async (call) => {
    const { params, body, caller } = call;
    const link = await findLink(context.db, params.slug);
    await limitLinkPayments(context, caller);
    // Keyed by the caller's address: two strangers may choose one key, and must not get each other's payment.
    const once = { endpoint: payCheckoutLink, call, by: `payer:${hashAddress(caller.ip)}` };
    return answerOnce(context, once, async () => {
      const create = await prepareLinkPayment(context, { link, amount: body.amount });
      return async (tx) => {
        const { id, checkoutUrl } = await create(tx);
        return { data: { id, checkoutUrl } };
      };
    });
  });
}
