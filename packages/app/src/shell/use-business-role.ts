import type { BusinessRole } from '@billfold/core/payments';
import { useStore } from '@billfold/react/hooks';
import { useServices } from '../services/services-context.ts';

/** Returns the role of the user in the selected business; undefined without one and while it loads. */
export function useBusinessRole(): BusinessRole | undefined {
  const { session, business } = useServices();
  const { businessId } = useStore(session);
  return useStore(business.list).data?.find(({ id }) => `${id}` === businessId)?.role;
}
