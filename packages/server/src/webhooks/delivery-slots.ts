import type { DeliveryClaim } from './claim-deliveries.ts';

const mostInFlight = 20;
const mostPerEndpoint = 4;
/** Slots that receivers may have together which failed or were slow the last time. */
const mostOfSluggish = 8;
const mostPerSluggish = 2;
const slowMs = 2_000;

export type SlotClaim = Pick<DeliveryClaim, 'limit' | 'mostPerEndpoint' | 'endpoints'>;

/** Requests that a process has in flight, by endpoint. */
export interface DeliverySlots {
  /** Returns the claim for receivers that answer, whose slots `take` counts before the next one is made. */
  ofHealthy(): SlotClaim;
  /** Returns the claim for receivers that failed or were slow. */
  ofSluggish(): SlotClaim;
  take(endpointId: string): void;
  release(
    endpointId: string,
    outcome: { readonly hasArrived: boolean; readonly tookMs: number },
  ): void;
}

/** Creates the slots of one process. */
export function createSlots(): DeliverySlots {
  const inFlight = new Map<string, number>();
  const sluggish = new Set<string>();
  const countOf = (endpointId: string): number => inFlight.get(endpointId) ?? 0;
  const sum = (ids: Iterable<string>): number =>
    [...ids].reduce((total, id) => total + countOf(id), 0);
  const free = (): number => mostInFlight - sum(inFlight.keys());
  return {
    ofHealthy: () => ({ limit: free(), mostPerEndpoint, endpoints: { except: [...sluggish] } }),
    ofSluggish: () => {
      const limit = Math.min(free(), mostOfSluggish - sum(sluggish));
      const endpoints = { only: [...sluggish] };
      return {
        limit: sluggish.size === 0 ? 0 : limit,
        mostPerEndpoint: mostPerSluggish,
        endpoints,
      };
    },
    take: (endpointId) => inFlight.set(endpointId, countOf(endpointId) + 1),
    release: (endpointId, { hasArrived, tookMs }) => {
      const rest = countOf(endpointId) - 1;
      if (rest > 0) inFlight.set(endpointId, rest);
      else inFlight.delete(endpointId);
      if (hasArrived && tookMs < slowMs) sluggish.delete(endpointId);
      else sluggish.add(endpointId);
    },
  };
}
