import { assetOfQuote } from './asset-of-quote.ts';
import type { NetworkHead, QuoteFact, TransferFact } from './decision-facts.ts';

/** Returns the number of blocks that confirm a transfer, its own included; zero while no block has it. */
export function depthOf(
  { blockHeight }: Pick<TransferFact, 'blockHeight'>,
  quote: QuoteFact,
  heads: readonly NetworkHead[],
): number {
  if (blockHeight === null) return 0;
  const { network } = assetOfQuote(quote);
  const head = heads.find((each) => each.network === network);
  return head === undefined ? 0 : Math.max(0, head.height - blockHeight + 1);
}
