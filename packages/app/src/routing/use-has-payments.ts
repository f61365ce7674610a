import { useStore } from '@billfold/react/hooks';
import { useServices } from '../services/services-context.ts';

/** Returns true once the server is known to have a payments area. */
export function useHasPayments(): boolean {
  const { config } = useServices().client.resources;
  return useStore(config).data?.features.payments === true;
}
