import { toBaseUnits, toFiat } from '@billfold/core';
import { and, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments, paymentTransfers, transferParts, transfersOut } from '../db/schema.ts';
import { readPriced } from '../payments/read-price.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { isBooked, isPaidIn, type Span } from '../payments/summarize-payments.ts';
import { readRate } from '../rates/rate-text.ts';
import { cutMonths } from './cut-months.ts';
import { loadSendFees, partKey } from './load-send-fees.ts';
import { type ReportSource, type ReportSum, spanOf } from './report-page.ts';
import type { ReportRow } from './report-store.ts';
import { cellsOfTaxLine, createTaxLine, type TaxLine } from './tax-line.ts';

/**
 * Months of the period, the first one first, by asset and currency: payments by the time of their confirmation as the
 * dashboard has them, their refunds and network fees by the time of theirs. Network fees stand in rows of US dollars.
 * Unmatched transfers are no income, so that their refunds take none back.
 */
export const taxPages: ReportSource = {
  header: [
    ...['month', 'asset', 'network', 'currency', 'payments', 'received', 'received_value'],
    ...['refunds', 'refunded', 'kept', 'refunded_value', 'network_fees', 'network_fees_value'],
  ],
  async loadPage(tx, _, report) {
    const months = cutMonths(report);
    const month = months[report.parts];
    const isLast = report.parts >= months.length - 1;
    if (month === undefined) return { rows: [], sums: [], last: null, isLast };
    const books = { ...report, ...month };
    const lines = new Map<string, TaxLine>();
    const lineOf = (assetId: string, currency: string): TaxLine => {
      const key = JSON.stringify([assetId, currency]);
      const line = lines.get(key) ?? createTaxLine();
      lines.set(key, line);
      return line;
    };
    await addReceived(tx, books, lineOf);
    const refunds = await addRefunded(tx, books, lineOf);
    if (report.currency === null || report.currency === 'USD') await addFees(tx, books, lineOf);
    const rows = [...lines]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, line]) => cellsOfTaxLine(month.fromDay.slice(0, 7), JSON.parse(key), line));
    return { rows, sums: [...(await sumPaid(tx, books)), ...refunds], last: null, isLast };
  },
};

type Books = Pick<
  ReportRow,
  'businessId' | 'livemode' | 'currency' | 'fromDay' | 'toDay' | 'timezone'
>;
type LineOf = (assetId: string, currency: string) => TaxLine;

const isOf = ({ businessId, livemode, currency }: Books) =>
  and(
    ...[eq(payments.businessId, businessId), eq(payments.livemode, livemode)],
    currency === null ? undefined : eq(payments.priceCurrency, currency),
  );

async function addReceived(tx: Db, books: Books, lineOf: LineOf): Promise<void> {
  const { assetId, endedAs, credited, units, paymentId } = paymentTransfers;
  const rows = await tx
    .select({
      ...{ assetId, currency: payments.priceCurrency },
      payments: sql<number>`count(distinct ${payments.id})::int`,
      units: sql<string>`sum(${units})::text`,
      value: sql<string>`sum(${credited})::text`,
    })
    .from(payments)
    .innerJoin(paymentTransfers, eq(paymentId, payments.id))
    .where(and(isOf(books), isPaidIn(spanOf(books)), isNull(endedAs), gt(credited, '0')))
    .groupBy(assetId, payments.priceCurrency);
  for (const row of rows) {
    const line = lineOf(row.assetId, row.currency);
    line.payments += row.payments;
    line.received += BigInt(row.units);
    line.receivedValue += readPriced(row.value);
  }
}

/** Adds up paid payments as the dashboard does: one that was paid in two assets counts once. */
async function sumPaid(tx: Db, books: Books): Promise<readonly ReportSum[]> {
  const rows = await tx
    .select({
      currency: payments.priceCurrency,
      count: sql<number>`count(*)::int`,
      received: sql<string>`sum(${payments.credited})::text`,
    })
    .from(payments)
    .where(and(isOf(books), isPaidIn(spanOf(books)), isBooked))
    .groupBy(payments.priceCurrency);
  return rows.map(({ currency, count, received }) => ({
    ...{ currency, created: 0, count, received: readPriced(received), refunded: 0n },
  }));
}

const isConfirmedIn = ({ from, to }: Span) =>
  and(
    eq(transfersOut.status, 'CONFIRMED'),
    ...[gte(transfersOut.confirmedAt, from), lt(transfersOut.confirmedAt, to)],
  );

async function addRefunded(tx: Db, books: Books, lineOf: LineOf): Promise<readonly ReportSum[]> {
  const { assetId, units, keptUnits, credited, kind, paymentId } = transfersOut;
  const rows = await tx
    .select({
      ...{ assetId, currency: payments.priceCurrency },
      refunds: sql<number>`count(*)::int`,
      units: sql<string>`sum(${units})::text`,
      kept: sql<string>`sum(${keptUnits})::text`,
      value: sql<string>`sum(${credited})::text`,
    })
    .from(transfersOut)
    .innerJoin(payments, eq(payments.id, paymentId))
    .where(and(isOf(books), eq(kind, 'REFUND'), isConfirmedIn(spanOf(books))))
    .groupBy(assetId, payments.priceCurrency);
  return rows.map((row) => {
    const line = lineOf(row.assetId, row.currency);
    line.refunds += row.refunds;
    line.refunded += BigInt(row.units);
    line.kept += BigInt(row.kept);
    line.refundedValue += readPriced(row.value);
    const refunded = readPriced(row.value);
    return { currency: row.currency, created: 0, count: 0, received: 0n, refunded };
  });
}

/** Adds the network fees of refunds and settlements that the business has sent in the month. */
async function addFees(tx: Db, books: Books, lineOf: LineOf): Promise<void> {
  const { from, to } = spanOf(books);
  const sentAt = sql`coalesce(${transfersOut.broadcastAt}, ${transfersOut.createdAt})`;
  const parts = await tx
    .select({
      outId: transferParts.outId,
      n: transferParts.n,
      accountId: transferParts.accountId,
      intentId: transferParts.intentId,
      hash: transferParts.hash,
      network: transferParts.network,
    })
    .from(transferParts)
    .innerJoin(transfersOut, eq(transfersOut.id, transferParts.outId))
    .where(
      and(
        eq(transfersOut.businessId, books.businessId),
        eq(transfersOut.livemode, books.livemode),
        isNotNull(transferParts.hash),
        ...[gte(sentAt, from), lt(sentAt, to)],
      ),
    );
  const fees = await loadSendFees(tx, parts);
  for (const part of parts) {
    const fee = fees.get(partKey(part));
    if (fee === undefined) continue;
    const line = lineOf(part.network, 'USD');
    const { units, usdRate } = fee;
    line.fees += units;
    line.feesValue =
      line.feesValue === null || usdRate === null
        ? null
        : line.feesValue +
          toFiat(toBaseUnits(units), readRate(usdRate), requireAsset(part.network));
  }
}
