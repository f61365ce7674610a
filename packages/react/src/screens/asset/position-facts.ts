import { parseAmount } from '@billfold/core';
import type { AssetPosition } from '@billfold/core/flows';

export function hasBalance({ holding }: AssetPosition): boolean {
  return /[1-9]/.test(holding.balance);
}

/** Finds the position with the highest balance; of equal ones the first. */
export function largestPosition(positions: readonly AssetPosition[]): AssetPosition | null {
  const decimals = Math.max(0, ...positions.map(({ holding }) => holding.decimals));
  const units = ({ holding }: AssetPosition): bigint => parseAmount(holding.balance, decimals);
  return positions.reduce<AssetPosition | null>(
    (largest, each) => (largest === null || units(each) > units(largest) ? each : largest),
    null,
  );
}

/** Returns the account, and for a token its id, that Send and Receive of a position start with. */
export function dialogStartOf({ account, holding }: AssetPosition) {
  const isNative = holding.id === account.blockchainNetwork;
  return { accountId: account.id, ...(!isNative && { tokenId: holding.id }) };
}
