import type { Checkout } from '@billfold/core/payments';

/** Message to the page that shows the checkout in `<billfold-checkout>`. */
export type FrameMessage =
  | { readonly type: 'height'; readonly height: number }
  | {
      readonly type: 'payment';
      readonly payment: Pick<Checkout, 'id' | 'status' | 'paidState'>;
    };

/** Sends a message to the page around the checkout. */
export type SendToFrame = (message: FrameMessage) => void;

type FramedWindow = Pick<Window, 'parent' | 'location'>;

/**
 * Returns the way to send messages to the page around the checkout; null where there is none. The page names its origin
 * in the fragment, as `#parent=https://shop.example`: a browser hands the messages to that origin alone.
 */
export function createFrameSender(framed: FramedWindow): SendToFrame | null {
  const { parent, location } = framed;
  const origin = new URLSearchParams(location.hash.slice(1)).get('parent');
  const isFramed = parent !== framed;
  if (!isFramed || origin === null || !URL.canParse(origin) || new URL(origin).origin !== origin)
    return null;
  return (message) => parent.postMessage({ ...message, source: 'billfold-checkout' }, origin);
}
