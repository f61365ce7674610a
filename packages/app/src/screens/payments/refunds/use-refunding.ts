import type { Business, PaymentDetail } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useServices } from '../../../services/services-context.ts';
import { findRefunding, type Refunding } from './find-refunding.ts';

interface Refunded {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Returns the money of a payment that is to go back, or on its way. */
export function useRefunding({ business, payment }: Refunded): Refunding {
  const key = { businessId: business.id, paymentId: payment.id };
  const { data: refunds = [] } = useResource(useServices().payments.refunds(key));
  return findRefunding(payment, refunds);
}
