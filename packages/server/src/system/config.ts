import { type ChainName, getNetwork } from '@billfold/core';
import { getConfig } from '@billfold/core/contract';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';

export function bindConfigRoute(bind: Bind, context: ServiceContext): void {
  bind.open(getConfig)(async () => ({
    data: {
      mode: context.chainMode,
      networks: Object.fromEntries(
        context.openNetworks.map((network) => {
          const { chain } = context.chains.get(network);
          return [network, { chain, chainId: chainIdOf(network, chain) }];
        }),
      ),
      features: { payments: context.hasPayments },
      support: { url: context.supportUrl },
      documentation: { url: context.documentationUrl },
      bases: context.bases,
      version: context.version,
    },
  }));
}

function chainIdOf(network: ServedNetwork, chain: ChainName): number | null {
  const { model } = getNetwork(network);
  switch (model.family) {
    case 'utxo':
    case 'tron':
    case 'solana':
    case 'ton':
      return null;
    case 'evm':
      return model.chains[chain].chainId;
    default:
      return model satisfies never;
  }
}
