import { findAccountAsset, toBaseUnits, toFiat } from '@billfold/core';
import type { CsvCell } from '@billfold/core/internal';
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import { isAfterPlace } from '../db/is-after-place.ts';
import { payments, paymentTransfers } from '../db/schema.ts';
import { formatUnits } from '../payments/format-units.ts';
import type { TransferRow } from '../payments/payment-parts.ts';
import { formatPriced, readPriced } from '../payments/read-price.ts';
import { isCounted } from '../payments/transfer-depth.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { readRate } from '../rates/rate-text.ts';
import { pageSize, placedPage, placeOf, type ReportSource, spanOf, utcOf } from './report-page.ts';

/** Transfers to the business that were first seen in the period, the newest first, also those without a payment. */
export const transferPages: ReportSource = {
  header: [
    ...['transfer_id', 'payment_id', 'order_id', 'first_seen_utc', 'mined_utc', 'block_height'],
    ...['kind', 'asset', 'network', 'amount', 'from_address', 'to_address', 'memo', 'tx_hash'],
    ...['position', 'counted', 'ended_as', 'unmatched_state', 'credited', 'price_currency'],
    'usd_value_at_receipt',
  ],
  async loadPage(tx, _, report) {
    const { businessId, livemode, currency } = report;
    const { from, to } = spanOf(report);
    const { firstSeenAt, id } = paymentTransfers;
    const loaded = await tx
      .select({
        transfer: paymentTransfers,
        orderId: payments.orderId,
        currency: payments.priceCurrency,
      })
      .from(paymentTransfers)
      .leftJoin(payments, eq(payments.id, paymentTransfers.paymentId))
      .where(
        and(
          ...[eq(paymentTransfers.businessId, businessId), eq(paymentTransfers.livemode, livemode)],
          ...[gte(firstSeenAt, from), lt(firstSeenAt, to)],
          currency === null ? undefined : eq(payments.priceCurrency, currency),
          isAfterPlace({ createdAt: firstSeenAt, id }, placeOf(report)),
        ),
      )
      .orderBy(desc(firstSeenAt), asc(id))
      .limit(pageSize);
    return placedPage(
      loaded.map(({ transfer }) => ({ createdAt: transfer.firstSeenAt, id: transfer.id })),
      {
        rows: loaded.map(cellsOfTransfer),
        sums: loaded.flatMap(({ transfer, currency: priced }) =>
          priced === null
            ? []
            : {
                ...{ currency: priced, created: 1, count: isCounted(transfer) ? 1 : 0 },
                received: isCounted(transfer) ? readPriced(transfer.credited) : 0n,
                refunded: 0n,
              },
        ),
      },
    );
  },
};

interface LoadedTransfer {
  readonly transfer: TransferRow;
  readonly orderId: string | null;
  readonly currency: string | null;
}

function cellsOfTransfer({ transfer, orderId, currency }: LoadedTransfer): readonly CsvCell[] {
  const asset = findAccountAsset(transfer.assetId);
  const { usdRate, units } = transfer;
  // The decimals of an unknown token are unknown too.
  const amount = asset === undefined ? null : { number: formatUnits(units, asset) };
  const value =
    asset === undefined || usdRate === null
      ? null
      : { number: formatCents(toFiat(toBaseUnits(units), readRate(usdRate), asset)) };
  return [
    ...[transfer.id, transfer.paymentId, orderId, utcOf(transfer.firstSeenAt)],
    ...[utcOf(transfer.minedAt), numberOf(transfer.blockHeight), transfer.kind],
    ...[asset?.symbol ?? transfer.assetId, transfer.network, amount],
    ...[transfer.fromAddress, transfer.address, transfer.memo, transfer.hash],
    ...[numberOf(transfer.position), isCounted(transfer) ? 'yes' : 'no', transfer.endedAs],
    ...[transfer.unmatchedState, { number: formatPriced(readPriced(transfer.credited)) }],
    ...[currency, value],
  ];
}

const numberOf = (value: number | null): CsvCell =>
  value === null ? null : { number: `${value}` };
