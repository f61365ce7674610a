import { type AnyBillfoldError, isBillfoldError } from '@billfold/core';
import type { Receipt } from '@billfold/core/contract';
import { useCallback, useEffect, useState } from 'react';
import { usePayServices } from './pay-services.ts';

export interface LoadedReceipt {
  readonly receipt: Receipt | null;
  readonly failure: AnyBillfoldError | null;
  readonly load: () => Promise<void>;
}

/** Loads the receipt of a confirmed payment. */
export function useReceipt(paymentId: string): LoadedReceipt {
  const { checkout: calls } = usePayServices();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [failure, setFailure] = useState<AnyBillfoldError | null>(null);
  const load = useCallback(async () => {
    setFailure(null);
    try {
      setReceipt(await calls.getReceipt(paymentId));
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      setFailure(error);
    }
  }, [calls, paymentId]);
  useEffect(() => void load(), [load]);
  return { receipt, failure, load };
}
