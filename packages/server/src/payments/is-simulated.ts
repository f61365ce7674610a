import type { ServiceContext } from '../context.ts';
import type { PaymentRow } from './payment-parts.ts';

/**
 * Reports whether a payment is paid by simulation alone: a test payment of a live server. Its address is never
 * watched, so that real coins pay nothing there.
 */
export function isSimulated(
  { chainMode }: Pick<ServiceContext, 'chainMode'>,
  { livemode }: Pick<PaymentRow, 'livemode'>,
): boolean {
  return chainMode === 'live' && !livemode;
}
