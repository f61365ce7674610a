import { type Decimal, findAccountAsset } from '@billfold/core';
import type { PaymentLine, PaymentLink } from '@billfold/core/contract';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { linkStateOf } from './link-state.ts';
import type { LinkRow, LinkUses } from './link-store.ts';

export interface PresentedLink {
  readonly row: LinkRow;
  readonly uses: LinkUses;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Presents a link to the members of its business. */
export function presentLink({ row, uses, publicUrl, now }: PresentedLink): PaymentLink {
  const { id, slug, livemode, title, description, metadata, redirectUrl } = row;
  const { dueAt, maxUses, createdAt, updatedAt } = row;
  return {
    ...{ id, object: 'payment_link', url: `${publicUrl}/pay/link/${slug}`, slug, livemode },
    state: linkStateOf(row, { uses: uses.uses, now }),
    ...{ title, description, ...presentSum(row), assets: row.assetIds?.map(nameOf) ?? null },
    ...{ metadata, redirectUrl, dueAt, maxUses, ...uses, createdAt, updatedAt },
  };
}

type Sum = Pick<PaymentLink, 'currency' | 'price' | 'minPrice' | 'maxPrice' | 'lines'>;

/** Presents what is to be paid by a link, which its payers see as well. */
export function presentSum({ price, priceCurrency: currency, ...row }: LinkRow): Sum {
  const format = (stored: string | null): Decimal | null =>
    stored === null ? null : formatPrice({ amount: readPriced(stored), currency }).amount;
  return {
    currency,
    price: format(price),
    minPrice: format(row.minPrice),
    maxPrice: format(row.maxPrice),
    lines: presentLines(row, currency),
  };
}

/** Presents the lines of a link, with all decimals of their currency. */
export function presentLines(
  { lines }: Pick<LinkRow, 'lines'>,
  currency: string,
): readonly PaymentLine[] {
  return lines.map(({ label, quantity, unitPrice }) => ({
    ...{ label, quantity },
    unitPrice: formatPrice({ amount: readPriced(unitPrice), currency }).amount,
  }));
}

function nameOf(assetId: string): string {
  return findAccountAsset(assetId)?.id ?? assetId;
}
