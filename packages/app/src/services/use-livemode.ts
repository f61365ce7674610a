import { useResource, useStore } from '@billfold/react/hooks';
import { useServices } from './services-context.ts';

/** Returns whether real payments are shown and created: on a live server, until test mode is turned on. */
export function useLivemode(): boolean {
  const { client, testMode } = useServices();
  const { isOn } = useStore(testMode);
  return useResource(client.resources.config).data?.mode === 'live' && !isOn;
}

/** Returns true on a sandbox, whose banner says of every page that nothing on it is real. */
export function useIsSandbox(): boolean {
  return useResource(useServices().client.resources.config).data?.mode === 'sandbox';
}

/** Returns the part of a query that names test mode while it is on; without it calls have the mode of the server. */
export function useModeQuery(): { readonly livemode?: false } {
  const { isOn } = useStore(useServices().testMode);
  return isOn ? { livemode: false } : {};
}
