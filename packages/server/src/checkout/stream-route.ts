import { watchCheckout } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import { payments } from '../db/schema.ts';
import type { Bind } from '../http/bind.ts';
import type { LiveHub } from '../live/live-hub.ts';
import { createStreamPlaces } from '../live/stream-places.ts';
import { createCheckoutFeed } from './checkout-feed.ts';
import { type CheckoutTools, loadCheckouts } from './load-checkout.ts';
import { watchCheckoutOf } from './watch-checkout.ts';

/** Most streams of one payment: its payer's windows, and the screen of a till. */
const mostOfPayment = 3;
/** Most streams of one network address: the tills and guests of a shop. */
const mostOfAddress = 20;

export interface CheckoutStreaming {
  readonly tools: CheckoutTools;
  readonly hub: LiveHub;
  readonly onError: (error: unknown) => void;
}

/** Binds the stream of a checkout page, which anyone with the id of a payment can read. */
export function bindCheckoutStream(
  bind: Bind,
  context: ServiceContext,
  { tools, hub, onError }: CheckoutStreaming,
): void {
  const { db } = context;
  const places = {
    ofPayment: createStreamPlaces(mostOfPayment),
    ofAddress: createStreamPlaces(mostOfAddress),
  };
  const feed = createCheckoutFeed({
    ...{ hub, onError },
    load: async (ids) => {
      const rows = await db.select().from(payments).where(isAnyTextOf(payments.id, ids));
      return loadCheckouts(context, tools, rows);
    },
  });
  bind.openStream(watchCheckout)(({ params: { id }, caller: { ip } }) =>
    watchCheckoutOf(context, { feed, places }, { id, ip }),
  );
}
