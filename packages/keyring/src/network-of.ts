import type { getNetwork, Network, NetworkModel } from '@billfold/core';

/** Networks of one family. */
export type NetworkOf<Family extends NetworkModel['family']> = {
  [N in Network]: ReturnType<typeof getNetwork<N>>['model']['family'] extends Family ? N : never;
}[Network];
