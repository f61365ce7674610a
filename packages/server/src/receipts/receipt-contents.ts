import type { PaymentLine, ReceiptMerchant } from '@billfold/core/contract';
import type { Decision } from '@billfold/core/internal';
import type { Storefront } from '../checkout/storefront.ts';
import type { ReceiptContents, StoredReceiptTransfer } from '../db/schema/receipt-contents.ts';
import { formatUnits } from '../payments/format-units.ts';
import type { PaymentParts } from '../payments/payment-parts.ts';
import { formatPrice, formatPriced, readPriced } from '../payments/read-price.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { isCounted } from '../payments/transfer-depth.ts';

/** Payment that has just been confirmed. */
export interface ConfirmedPayment {
  /** Parts with the row as it is now. */
  readonly parts: PaymentParts;
  readonly decision: Pick<Decision, 'credits' | 'credited'>;
}

export interface NewReceipt extends ConfirmedPayment {
  readonly storefront: Storefront;
  readonly number: number;
  readonly lines: readonly PaymentLine[];
}

/** Returns the contents of a new receipt. */
export function receiptContents({
  parts,
  decision,
  storefront,
  number,
  lines,
}: NewReceipt): ReceiptContents {
  const { orderId, description, price, priceCurrency: currency } = parts.row;
  return {
    number: `${storefront.payments.receiptPrefix}${number}`,
    merchant: merchantOf(storefront),
    ...{ orderId, description, lines },
    price: formatPrice({ amount: readPriced(price), currency }),
    credited: formatPriced(readPriced(decision.credited)),
    transfers: listTransfers(parts, decision),
    footer: storefront.checkout.receiptFooter,
  };
}

function merchantOf({ name, website, supportEmail, legal }: Storefront): ReceiptMerchant {
  const { version: _, ...legalData } = legal;
  return { name, website, supportEmail, ...legalData };
}

function listTransfers(
  { transfers, quotes }: PaymentParts,
  { credits }: ConfirmedPayment['decision'],
): readonly StoredReceiptTransfer[] {
  return transfers.filter(isCounted).flatMap((transfer) => {
    const { id, hash, address, assetId, quoteId, units, minedAt, firstSeenAt } = transfer;
    const quote = quotes.find((each) => each.id === quoteId);
    const credited = readPriced(credits.get(id) ?? '0');
    if (quote === undefined || credited === 0n) return [];
    const asset = requireAsset(assetId);
    return [
      {
        ...{ id, hash, asset: asset.symbol, network: asset.network, address },
        amount: formatUnits(units, asset),
        rate: formatPriced(readPriced(quote.rate)),
        credited: formatPriced(credited),
        receivedAt: (minedAt ?? firstSeenAt).toISOString(),
      },
    ];
  });
}
