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
  /**
   * Account that the transactions are for; left out for all that own one of their addresses. Of income that no
   * transaction names, one phrase in two wallets may have different books.
   */
  readonly accountId?: string;
  /** Parents before children. */
  readonly transactions: readonly ChainTransaction[];
}
