import type { Business, PaymentDetail, RefundStatus } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useServices } from '../../../services/services-context.ts';

const ongoing: readonly RefundStatus[] = ['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'BROADCAST'];

interface Refunded {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Returns true while money of a payment is to go back, or on its way. */
export function useIsRefunding({ business, payment }: Refunded): boolean {
  const key = { businessId: business.id, paymentId: payment.id };
  const { data: refunds = [] } = useResource(useServices().payments.refunds(key));
  return refunds.some(({ status }) => ongoing.includes(status));
}
