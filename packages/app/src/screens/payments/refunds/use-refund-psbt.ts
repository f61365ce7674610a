import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import type { Refund, RefundPsbt } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useServices } from '../../../services/services-context.ts';
import { readField } from '../read-field.ts';

export interface LoadedPsbt {
  /** The transaction as the service has it, null for none; undefined while it loads, and where it cannot be loaded. */
  readonly prepared: RefundPsbt | null | undefined;
  /** Transaction that spent what was prepared for an earlier refund of the same money; null for none. */
  readonly spentBy: string | null;
  /** True where none was prepared, and that of an earlier refund of the same money can still be mined: this one has to be too. */
  readonly isBehind: boolean;
  /** Why it cannot be loaded: without it nobody knows what a wallet may have sent. */
  readonly error: AnyBillfoldError | null;
  readonly retry: () => void;
}

/** Loads the transaction that was prepared for a refund. */
export function useRefundPsbt(businessId: number, refund: Refund): LoadedPsbt {
  const { id: refundId, paymentId, transferId } = refund;
  const resource = useServices().payments.refundPsbt({
    ...{ businessId, refundId, paymentId, transferId },
  });
  const { data, error } = useResource(resource);
  const hash = spenderOf(error);
  // It tells more than what was there before.
  const isBehind = isErrorCode(error, 'api') && error.serverCode === 'psbt_prepared';
  return {
    ...{ prepared: isBehind ? null : data?.found, spentBy: hash, isBehind },
    error: data === undefined && hash === null && !isBehind ? (error ?? null) : null,
    retry: () => void resource.refresh(),
  };
}

function spenderOf(error: AnyBillfoldError | undefined): string | null {
  if (!isErrorCode(error, 'api') || error.serverCode !== 'psbt_spent') return null;
  const hash = readField(error.current, 'hash');
  return typeof hash === 'string' ? hash : null;
}
