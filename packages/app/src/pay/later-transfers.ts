import type { Receipt } from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';

/**
 * Lists the transfers that count and came after the receipt was issued, so that what was paid and what was overpaid add
 * up. The checkout does not know their rates.
 */
export function laterTransfers(
  { transfers: issued }: Pick<Receipt, 'transfers'>,
  { transfers }: Pick<Checkout, 'transfers'>,
) {
  const left = issued.map(keyOf);
  return transfers.flatMap((transfer) => {
    if (!transfer.counted) return [];
    // Two transfers can be equal, as two outputs of one transaction.
    const index = left.indexOf(keyOf(transfer));
    if (index !== -1) {
      left.splice(index, 1);
      return [];
    }
    return [{ ...transfer, receivedAt: transfer.firstSeenAt, rate: null, credited: null }];
  });
}

type Named = Pick<Checkout['transfers'][number], 'hash' | 'asset' | 'network' | 'amount'>;

function keyOf({ hash, asset, network, amount }: Named): string {
  return `${hash} ${asset} ${network} ${trimDecimal(amount)}`;
}
