import type { getNetwork, Network, NetworkModel } from '@billfold/core';

/** The networks of one family, so that each can be asked for what it takes. */
export type NetworkOf<Family extends NetworkModel['family']> = {
  [N in Network]: ReturnType<typeof getNetwork<N>>['model']['family'] extends Family ? N : never;
}[Network];
