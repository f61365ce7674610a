import type { Delivery, DeliveryResult } from '@billfold/core/payments';

/** Result of a delivery; `RETRYING` for one that failed before and is tried again. */
export type DeliveryState = DeliveryResult | 'RETRYING';

export function deliveryStateOf({
  result,
  attempts,
}: Pick<Delivery, 'result' | 'attempts'>): DeliveryState {
  return result === 'PENDING' && attempts.length > 0 ? 'RETRYING' : result;
}
