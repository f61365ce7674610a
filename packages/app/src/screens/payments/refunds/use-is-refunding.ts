import type { Business, PaymentDetail } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useServices } from '../../../services/services-context.ts';
import { isOpenOrSent } from './received-assets.ts';

interface Refunded {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Returns true where money of a payment is on its way back, or there. */
export function useIsRefunding({ business, payment }: Refunded): boolean {
  const key = { businessId: business.id, paymentId: payment.id };
  const { data: refunds = [] } = useResource(useServices().payments.refunds(key));
  return refunds.some(isOpenOrSent);
}
