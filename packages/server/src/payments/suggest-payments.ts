import { toBaseUnits } from '@billfold/core';
import { paymentFlags, type SuggestedPayment } from '@billfold/core/contract';
import { creditUnits } from '@billfold/core/internal';
import { displayStatus } from '@billfold/core/payments';
import { and, between, desc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { namedTransactions, paymentQuotes, payments } from '../db/schema.ts';
import { formatUnits } from './format-units.ts';
import type { TransferRow } from './payment-parts.ts';
import { formatPrice, formatPriced, readPriced } from './read-price.ts';
import { requireAsset } from './require-asset.ts';

/** Exchanges and careless payers are off by a few per cent. */
const tolerancePercent = 5n;
const dayMs = 86_400_000;
/** A payment that ended longer ago is forgotten by its payer as well. */
const longestClosedMs = 30 * dayMs;
/** Payers who come later than this after they saw the price are rare. */
const longestAskedMs = 60 * dayMs;

/**
 * Finds, by the id of each transfer, the payment that it was probably meant for: the one whose payer named its
 * transaction; else one that still misses money, asked for about as much of the same asset at the same address, and is
 * open or ended lately. Of several, the one that is nearest in amount, then the last one.
 */
export async function suggestPayments(
  db: Db,
  transfers: readonly TransferRow[],
): Promise<ReadonlyMap<string, SuggestedPayment>> {
  const found = new Map<string, SuggestedPayment>();
  for (const transfer of transfers) {
    const suggested = await suggestPayment(db, transfer);
    if (suggested !== null) found.set(transfer.id, suggested);
  }
  return found;
}

async function suggestPayment(db: Db, transfer: TransferRow): Promise<SuggestedPayment | null> {
  const { businessId, livemode, network, address, assetId, units, firstSeenAt, hash } = transfer;
  const margin = (units * tolerancePercent) / 100n;
  const seen = firstSeenAt.getTime();
  const rows = await db
    .select({ row: payments, quote: paymentQuotes })
    .from(paymentQuotes)
    .innerJoin(payments, eq(payments.id, paymentQuotes.paymentId))
    .where(
      and(
        eq(paymentQuotes.network, network),
        eq(paymentQuotes.address, address),
        eq(paymentQuotes.assetId, assetId),
        between(paymentQuotes.dueUnits, units - margin, units + margin),
        between(paymentQuotes.lockedAt, new Date(seen - longestAskedMs), firstSeenAt),
        eq(payments.businessId, businessId),
        eq(payments.livemode, livemode),
        or(eq(payments.paidState, 'UNPAID'), eq(payments.paidState, 'UNDERPAID')),
        or(isNull(payments.closedAt), gte(payments.closedAt, new Date(seen - longestClosedMs))),
      ),
    )
    .orderBy(desc(paymentQuotes.lockedAt))
    .limit(50);
  const distance = (due: bigint): bigint => (due > units ? due - units : units - due);
  const [nearest] = rows.toSorted((a, b) =>
    Number(distance(a.quote.dueUnits) - distance(b.quote.dueUnits)),
  );
  const likely = (hash === null ? null : await findNamed(db, { ...transfer, hash })) ?? nearest;
  if (likely === undefined) return null;
  const { row, quote } = likely;
  const asset = requireAsset(assetId);
  const { id, orderId, description, status, paidState, refundState } = row;
  const flags = paymentFlags.filter((flag) => row.flags.includes(flag));
  return {
    ...{ id, orderId, description },
    displayStatus: displayStatus({ status, paidState, refundState, flags }),
    price: formatPrice({ amount: readPriced(row.price), currency: row.priceCurrency }),
    due: formatUnits(toBaseUnits(quote.dueUnits), asset),
    credits: formatPriced(creditUnits(quote, units)),
  };
}

/** Finds the payment whose payer named the transaction of a transfer, and that asked for its asset and misses money. */
async function findNamed(
  db: Db,
  { businessId, livemode, network, hash, assetId }: TransferRow & { readonly hash: string },
) {
  const [found] = await db
    .select({ row: payments, quote: paymentQuotes })
    .from(namedTransactions)
    .innerJoin(payments, eq(payments.id, namedTransactions.paymentId))
    .innerJoin(paymentQuotes, eq(paymentQuotes.paymentId, payments.id))
    .where(
      and(
        eq(namedTransactions.network, network),
        eq(namedTransactions.hash, hash),
        eq(payments.businessId, businessId),
        eq(payments.livemode, livemode),
        or(eq(payments.paidState, 'UNPAID'), eq(payments.paidState, 'UNDERPAID')),
        eq(paymentQuotes.assetId, assetId),
      ),
    )
    .orderBy(desc(paymentQuotes.lockedAt))
    .limit(1);
  return found ?? null;
}
