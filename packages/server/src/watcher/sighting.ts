import type { BlockRef, ChainTransaction } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Prices } from '../rates/load-prices.ts';

export interface Sighting {
  readonly network: ServedNetwork;
  /** Null for the mempool. */
  readonly block: BlockRef | null;
  readonly at: Date;
  /** Prices of the moved assets at that time. */
  readonly prices: Prices;
  /** Parents before children. */
  readonly transactions: readonly ChainTransaction[];
}
