import type { CreateUnmatchedRefund, PaymentsClient, Refund } from '@billfold/core/payments';
import type { RefundBody } from './refund-request.ts';
import type { RefundSource } from './refund-source.ts';

type Clients = Pick<PaymentsClient, 'refunds' | 'unmatchedRefunds'>;

/** Returns the calls about a refund, with the id of what it sends back. */
export function callsOfRefund(
  { refunds, unmatchedRefunds }: Clients,
  { paymentId, transferId }: Refund,
) {
  return transferId === null
    ? { calls: refunds, sourceId: paymentId ?? '' }
    : { calls: unmatchedRefunds, sourceId: transferId };
}

export interface RefundCreation {
  readonly businessId: number;
  readonly source: RefundSource;
  readonly body: RefundBody;
  readonly idempotencyKey: string;
}

/** Creates a refund of a payment or of an unmatched transfer. */
export function createRefundOf(
  { refunds, unmatchedRefunds }: Clients,
  { businessId, source: { kind, id }, body, idempotencyKey }: RefundCreation,
): Promise<Refund> {
  const { email, ...refund } = body;
  if (kind === 'payment') return refunds.create(businessId, id, refund, { idempotencyKey });
  const { asset: _, amount, ...rest } = refund;
  const ofTransfer: CreateUnmatchedRefund = {
    ...rest,
    amount: amount.kind === 'CUSTOM' ? amount : { kind: 'RECEIVED' },
    ...(email !== null && { email }),
  };
  return unmatchedRefunds.create(businessId, id, ofTransfer, { idempotencyKey });
}
