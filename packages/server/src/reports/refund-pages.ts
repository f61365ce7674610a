import { getNetwork, isNetwork } from '@billfold/core';
import type { CsvCell } from '@billfold/core/internal';
import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import { isAfterPlace } from '../db/is-after-place.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import { payments, transferParts, transfersOut } from '../db/schema.ts';
import { formatUnits } from '../payments/format-units.ts';
import { formatPriced, readPriced } from '../payments/read-price.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { loadSendFees, partKey, type SendFee } from './load-send-fees.ts';
import {
  isWithin,
  pageSize,
  placedPage,
  placeOf,
  type ReportSource,
  spanOf,
  utcOf,
} from './report-page.ts';

/** Refunds of payments and of unmatched transfers that were created or confirmed in the period, the newest first. */
export const refundPages: ReportSource = {
  header: [
    ...['refund_id', 'payment_id', 'order_id', 'created_utc', 'broadcast_utc', 'confirmed_utc'],
    ...['status', 'asset', 'network', 'amount', 'kept', 'value', 'price_currency', 'address'],
    ...['memo', 'reason', 'network_fee_paid_by', 'network_fee', 'tx_hash', 'transfer_id'],
  ],
  async loadPage(tx, _, report) {
    const { businessId, livemode, currency } = report;
    const span = spanOf(report);
    const { createdAt, confirmedAt, id } = transfersOut;
    const loaded = await tx
      .select({
        out: transfersOut,
        orderId: payments.orderId,
        // The value of an unmatched transfer is in dollars.
        currency: sql<string>`coalesce(${payments.priceCurrency}, 'USD')`,
      })
      .from(transfersOut)
      .leftJoin(payments, eq(payments.id, transfersOut.paymentId))
      .where(
        and(
          ...[eq(transfersOut.businessId, businessId), eq(transfersOut.livemode, livemode)],
          eq(transfersOut.kind, 'REFUND'),
          lt(createdAt, span.to),
          or(gte(createdAt, span.from), and(gte(confirmedAt, span.from), lt(confirmedAt, span.to))),
          currency === null
            ? undefined
            : sql`coalesce(${payments.priceCurrency}, 'USD') = ${currency}`,
          isAfterPlace(transfersOut, placeOf(report)),
        ),
      )
      .orderBy(desc(createdAt), asc(id))
      .limit(pageSize);
    const ids = loaded.map(({ out }) => out.id);
    const parts = await tx
      .select()
      .from(transferParts)
      .where(isAnyTextOf(transferParts.outId, ids));
    const fees = await loadSendFees(tx, parts);
    return placedPage(
      loaded.map(({ out }) => out),
      {
        rows: loaded.map((each) => {
          const part = parts.find(({ outId }) => outId === each.out.id);
          const fee = part && fees.get(partKey(part));
          return cellsOfRefund({ ...each, hash: part?.hash ?? null, fee });
        }),
        sums: loaded.map(({ out, currency: priced }) => {
          const isDone = out.status === 'CONFIRMED' && isWithin(span, out.confirmedAt);
          return {
            currency: priced,
            created: isWithin(span, out.createdAt) ? 1 : 0,
            ...{ count: isDone ? 1 : 0, received: 0n },
            refunded: isDone ? readPriced(out.credited) : 0n,
          };
        }),
      },
    );
  },
};

interface LoadedRefund {
  readonly out: typeof transfersOut.$inferSelect;
  readonly orderId: string | null;
  readonly currency: string;
  readonly hash: string | null;
  readonly fee: SendFee | undefined;
}

function cellsOfRefund({ out, orderId, currency, hash, fee }: LoadedRefund): readonly CsvCell[] {
  const asset = requireAsset(out.assetId);
  const credited = readPriced(out.credited);
  // Nothing is known of a transfer that came without a price.
  const value =
    out.transferId !== null && credited === 0n ? null : { number: formatPriced(credited) };
  return [
    ...[out.id, out.paymentId, orderId],
    ...[utcOf(out.createdAt), utcOf(out.broadcastAt), utcOf(out.confirmedAt)],
    ...[out.status, asset.symbol, asset.network],
    ...[{ number: formatUnits(out.units, asset) }, { number: formatUnits(out.keptUnits, asset) }],
    ...[value, currency, out.address],
    ...[out.memo, out.reason, out.networkFeePaidBy, feeCell(fee, out.network), hash],
    out.transferId,
  ];
}

/** Formats a network fee in the native asset; empty until there is one. */
export function feeCell(fee: Pick<SendFee, 'units'> | undefined, network: string): CsvCell {
  if (fee === undefined || !isNetwork(network)) return null;
  return { number: formatUnits(fee.units, getNetwork(network)) };
}
