import { type AnyBillfoldError, isBillfoldError } from '@billfold/core';
import type { SweepPlan } from '@billfold/core/payments';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';

interface Planned {
  readonly plan: SweepPlan | null;
  readonly error: AnyBillfoldError | null;
}

/** Plans a sweep as the dialog opens, and again when `replan` is called. */
export function usePlan(
  businessId: number,
  asset: string,
): Planned & { readonly replan: () => void } {
  const { business } = useServices();
  const [planned, setPlanned] = useState<Planned>(none);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a new plan.
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    setPlanned(none);
    business
      .call(({ sweeps }) => sweeps.plan(businessId, { asset }, { signal }))
      .then(
        (plan) => !signal.aborted && setPlanned({ plan, error: null }),
        (error: unknown) => {
          if (!isBillfoldError(error)) throw error;
          if (!signal.aborted) setPlanned({ plan: null, error });
        },
      );
    return () => abort.abort();
  }, [business, businessId, asset, turn]);
  return { ...planned, replan: () => setTurn((last) => last + 1) };
}

const none: Planned = { plan: null, error: null };
