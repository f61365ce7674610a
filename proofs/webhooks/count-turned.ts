// Order in which a receiver got the events of payments.
import type { EventReceiver } from './event-receiver.ts';

/** Counts first arrivals after a later event of their payment. */
export function countTurned({ first }: EventReceiver): number {
  const highest = new Map<string, number>();
  let turned = 0;
  for (const { payment, sequence } of first.values()) {
    if (sequence < (highest.get(payment) ?? 0)) turned += 1;
    highest.set(payment, Math.max(sequence, highest.get(payment) ?? 0));
  }
  return turned;
}
