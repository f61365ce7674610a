import type { PaymentParts, TransferRow } from './payment-parts.ts';

/** Returns the confirmations of a transfer; zero before it has a block. */
export function transferDepth(
  { blockHeight, network }: Pick<TransferRow, 'blockHeight' | 'network'>,
  heads: PaymentParts['heads'],
): number {
  const head = heads.find((each) => each.network === network);
  if (blockHeight === null || head === undefined) return 0;
  return Math.max(0, head.height - blockHeight + 1);
}

/** Reports whether a transfer pays its payment. */
export function isCounted({ quoteId, endedAs }: TransferRow): boolean {
  return quoteId !== null && endedAs === null;
}
