import type { Resource } from '@billfold/core/flows';
import { useLive } from '@billfold/react/internal';

/** Looks at a resource again while it is shown, as other members change it. */
export function useFresh(resource: Resource<unknown>): void {
  useLive(resource, { refresh: resource.refresh, changesWithBlocks: () => false });
}
