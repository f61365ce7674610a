import { useResource } from '@billfold/react/hooks';
import { useServices } from '../../services/services-context.ts';

/** Returns whether this server takes real payments; each server has one mode. */
export function useLivemode(): boolean {
  return useResource(useServices().client.resources.config).data?.mode === 'live';
}
