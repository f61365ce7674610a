import type { Business } from '@billfold/core/payments';
import { useForm } from '@billfold/react/internal';
import { useServices } from '../../services/services-context.ts';

export interface Decision {
  readonly isBusy: boolean;
  /** Resolves to whether it was done. */
  readonly decide: (transferId: string, decision: 'ignore' | 'reopen') => Promise<boolean>;
}

/** Takes unmatched transfers off their list, and back. */
export function useDecision({ id: businessId }: Pick<Business, 'id'>): Decision {
  const services = useServices();
  const { state, submit } = useForm<never>();
  return {
    isBusy: state.isBusy,
    decide: async (transferId, decision) => {
      const done = await submit({}, () =>
        services.business.call(({ unmatched }) => unmatched[decision](businessId, transferId)),
      );
      // Where another member was first, the list shows what they decided.
      services.payments.invalidate();
      return done !== null;
    },
  };
}
