import type { Refund, RefundPsbt } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useServices } from '../../../services/services-context.ts';

/** Returns the transaction that was prepared for a refund as the service has it, null for none; undefined while it loads. */
export function useRefundPsbt(businessId: number, refund: Refund): RefundPsbt | null | undefined {
  const { id: refundId, paymentId, transferId } = refund;
  const resource = useServices().payments.refundPsbt({
    ...{ businessId, refundId, paymentId, transferId },
  });
  const { data, status } = useResource(resource);
  return data === undefined && status === 'failed' ? null : data?.found;
}
