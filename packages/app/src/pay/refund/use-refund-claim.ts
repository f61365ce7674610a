import { type AnyBillfoldError, isBillfoldError } from '@billfold/core';
import { createRefundClaims, type RefundClaims, repeat } from '@billfold/core/internal';
import type { RefundClaim } from '@billfold/core/payments';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePayServices } from '../pay-services.ts';

export interface ClaimedRefund {
  readonly calls: RefundClaims;
  /** Null until the first answer. */
  readonly claim: RefundClaim | null;
  /** Error of the last load; null after an answer. */
  readonly failure: AnyBillfoldError | null;
  readonly load: () => Promise<void>;
  /** Takes the answer of an action. */
  readonly show: (claim: RefundClaim) => void;
}

const restMs = 10_000;

/** Loads the refund of a link, and looks again while its shop or the network is waited for. */
export function useRefundClaim(token: string): ClaimedRefund {
  const { transport, platform } = usePayServices();
  const calls = useMemo(() => createRefundClaims(transport), [transport]);
  const [claim, setClaim] = useState<RefundClaim | null>(null);
  const [failure, setFailure] = useState<AnyBillfoldError | null>(null);
  const show = useCallback((next: RefundClaim) => {
    setClaim(next);
    setFailure(null);
  }, []);
  const load = useCallback(async () => {
    try {
      show(await calls.get(token));
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      setFailure(error);
    }
  }, [calls, token, show]);
  useEffect(() => void load(), [load]);
  const status = claim?.status;
  const isWaiting = status === 'WAITING_FOR_MERCHANT' || status === 'SENT';
  useEffect(() => {
    if (!isWaiting) return undefined;
    return repeat({ schedule: platform.schedule, restMs: () => restMs, task: load });
  }, [isWaiting, platform, load]);
  return { calls, claim, failure, load, show };
}
