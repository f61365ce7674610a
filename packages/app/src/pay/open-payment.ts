import {
  type CheckoutSource,
  type CheckoutSourceOptions,
  createCheckoutSource,
} from './checkout-source.ts';
import { readPayPlace } from './pay-place.ts';

/** Payment that was loaded before the page is drawn. */
export interface OpenedPayment {
  readonly id: string;
  readonly source: CheckoutSource;
}

/** Longest wait for a payment, after which the page is drawn without it. */
const patienceMs = 100;

/**
 * Loads the payment that a path names, so that the page is drawn once, with it: by the time that this code runs, the
 * answer that the server announced with the page is usually there. Null for other pages.
 */
export async function openPayment(
  path: string,
  { calls, platform }: Pick<CheckoutSourceOptions, 'calls' | 'platform'>,
): Promise<OpenedPayment | null> {
  const place = readPayPlace(path);
  if (place?.kind !== 'payment') return null;
  const { id } = place;
  const source = createCheckoutSource({ id, calls, platform });
  await new Promise<void>((resolve) => {
    const stop = platform.schedule(resolve, patienceMs);
    void source.loadAhead().then(() => {
      stop();
      resolve();
    });
  });
  return { id, source };
}
