import { createHash } from 'node:crypto';
import type { BlockHeader } from './ledger-store.ts';

/** Parent of the first block. */
export const noParent = '0'.repeat(64);

/** SHA-256 over everything a block says, so that two blocks that differ have different hashes. */
export function blockHash(
  block: Omit<BlockHeader, 'hash'>,
  transactionHashes: readonly string[],
): string {
  const { parentHash, height, minedAt } = block;
  const content = JSON.stringify([parentHash, height, minedAt.getTime(), transactionHashes]);
  return createHash('sha256').update(content).digest('hex');
}
