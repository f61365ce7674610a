import { useResource } from '@billfold/react/hooks';
import { useServices } from '../../services/services-context.ts';
import { hasEarned, isPaying } from './has-commissions.ts';

/** Returns whether referrals earn something for a business, or did; false until it is known. */
export function useHasCommissions(businessId: number): boolean {
  const { data } = useResource(useServices().payments.affiliate(businessId));
  return data !== undefined && (isPaying(data) || hasEarned(data));
}
