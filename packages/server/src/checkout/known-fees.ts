import type { ChainFees } from '../chains/chain.ts';
import { type ServedNetwork, servedNetworks } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';

const keptMs = 60_000;

interface KnownFees {
  readonly fees: ChainFees | null;
  readonly atMs: number;
}

/** Fees of networks for hints: of the last minute, and null where the node did not tell. */
export type LoadKnownFees = (
  networks: readonly ServedNetwork[],
) => Promise<ReadonlyMap<ServedNetwork, ChainFees | null>>;

/**
 * Creates the loading of fees for hints. A node is asked once in a minute, however many payers look; older
 * fees are answered while it is asked.
 */
export function createKnownFees({
  chains,
  platform,
  openNetworks,
}: Pick<ServiceContext, 'chains' | 'platform' | 'openNetworks'>): LoadKnownFees {
  const known = new Map<ServedNetwork, KnownFees>();
  const asked = new Map<ServedNetwork, Promise<ChainFees | null>>();

  function ask(network: ServedNetwork): Promise<ChainFees | null> {
    const running = asked.get(network);
    if (running !== undefined) return running;
    const loading = chains
      .get(network)
      .fees()
      .catch(() => null)
      .then((fees) => {
        known.set(network, { fees, atMs: platform.clock.now() });
        asked.delete(network);
        return fees;
      });
    asked.set(network, loading);
    return loading;
  }

  return async (networks) => {
    const now = platform.clock.now();
    const wanted = servedNetworks.filter(
      (network) => networks.includes(network) && openNetworks.includes(network),
    );
    const loaded = await Promise.all(
      wanted.map(async (network) => {
        const last = known.get(network);
        if (last === undefined) return [network, await ask(network)] as const;
        if (now - last.atMs >= keptMs) void ask(network);
        return [network, last.fees] as const;
      }),
    );
    return new Map(loaded);
  };
}
