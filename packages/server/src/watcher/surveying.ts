import type { Block, Chain } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';

/** Survey of imported accounts on a chain that is too long to be read from its first block. */
export interface Surveying {
  readonly context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>;
  readonly network: ServedNetwork;
  readonly survey: NonNullable<Chain['survey']>;
  /** Number of addresses per branch to survey, of an account with many addresses. */
  readonly addressCount: number;
  /** Books a block that the books have come to. */
  readonly bookAgain: (block: Block) => Promise<void>;
  /** Books the blocks from a height up to the cursor, also those that it comes to meanwhile. */
  readonly bookFrom: (height: number) => Promise<void>;
}
