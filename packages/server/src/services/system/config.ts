import { mapNetworks } from '@billfold/core';
import { getConfig } from '@billfold/core/contract';
import type { Bind } from '../../http/bind.ts';
import type { ServiceContext } from '../context.ts';

export function bindConfigRoute(bind: Bind, context: ServiceContext): void {
  bind.open(getConfig)(async () => ({
    data: {
      mode: context.chainMode,
      networks: mapNetworks((network) => ({
        chain: context.chains.get(network).chain,
        chainId: null,
      })),
      features: { payments: false },
      support: { url: null },
      version: context.version,
    },
  }));
}
