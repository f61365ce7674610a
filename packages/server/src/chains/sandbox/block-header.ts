import type { BlockRef } from '../chain.ts';

export interface BlockHeader extends BlockRef {
  readonly parentHash: string;
  readonly minedAt: Date;
}
