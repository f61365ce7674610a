import type { CheckoutUpdate } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { MessageStream } from '../http/send-events.ts';
import { openStream } from '../live/open-stream.ts';
import type { StreamPlaces } from '../live/stream-places.ts';
import type { CheckoutFeed } from './checkout-feed.ts';
import { findCheckout } from './find-checkout.ts';
import type { CheckoutState } from './watched-payment.ts';

/** Streams that are open in this process, by payment and by network address. */
export interface CheckoutPlaces {
  readonly ofPayment: StreamPlaces;
  readonly ofAddress: StreamPlaces;
}

export interface WatchTools {
  readonly feed: CheckoutFeed;
  readonly places: CheckoutPlaces;
}

/**
 * Streams the states of a payment to its payer, each time the newest alone, until it changes no more, the payer leaves or
 * the server stops.
 * @throws {ApiError} 404; 429 TOO_MANY_STREAMS
 */
export async function watchCheckoutOf(
  { db }: Pick<ServiceContext, 'db'>,
  { feed, places }: WatchTools,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<MessageStream<CheckoutUpdate>> {
  await findCheckout(db, id);
  const leave = takePlaces(places, { id, ip });
  return openStream<CheckoutState, CheckoutUpdate>({
    subscribe: ({ put, close }) => {
      const unwatch = feed.watch(id, {
        onState: (state) => put('state', state),
        onStop: close,
      });
      return () => {
        unwatch();
        leave();
      };
    },
    tell: ([state]) => {
      if (state === undefined) return { messages: [], isLast: false };
      const update = { type: 'checkout', checkout: state.checkout } as const;
      const { isLast } = state;
      return { messages: isLast ? [update, { type: 'ended' }] : [update], isLast };
    },
  });
}

function takePlaces(
  { ofPayment, ofAddress }: CheckoutPlaces,
  { id, ip }: { readonly id: string; readonly ip: string },
): () => void {
  const leaveAddress = ofAddress.take(ip);
  try {
    const leavePayment = ofPayment.take(id);
    return () => {
      leaveAddress();
      leavePayment();
    };
  } catch (error) {
    leaveAddress();
    throw error;
  }
}
