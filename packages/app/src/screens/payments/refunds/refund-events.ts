import type { Refund } from '@billfold/core/payments';

/** Moment of a refund for the timeline of its payment. */
export interface RefundEvent {
  readonly key: string;
  readonly type: 'created' | 'sent' | 'confirmed';
  readonly at: Date;
  readonly refund: Refund;
}

/** Lists the moments of refunds whose time is known. */
export function listRefundEvents(refunds: readonly Refund[]): readonly RefundEvent[] {
  return refunds.flatMap((refund) => {
    const { id, createdAt, broadcastAt, confirmedAt } = refund;
    const moments = { created: createdAt, sent: broadcastAt, confirmed: confirmedAt };
    return (['created', 'sent', 'confirmed'] as const).flatMap((type) => {
      const at = moments[type];
      return at === null ? [] : [{ key: `${id} ${type}`, type, at, refund }];
    });
  });
}
