import { parseAmount } from '@billfold/core';
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import { isAfterPlace } from '../db/is-after-place.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { priceDecimals } from '../rates/price.ts';
import { loadSendFees, partKey } from './load-send-fees.ts';
import { feeCell } from './refund-pages.ts';
import { pageSize, placedPage, placeOf, type ReportSource, spanOf, utcOf } from './report-page.ts';

/**
 * Sends that collect the funds of the business, of plans that were made in the period, the newest plan first. Totals
 * are by asset: plans that were made, and sends that moved it and are in a block.
 */
export const settlementPages: ReportSource = {
  header: [
    ...['settlement_id', 'part', 'created_utc', 'status', 'part_state', 'step', 'asset'],
    ...['network', 'amount', 'to_address', 'network_fee', 'tx_hash'],
  ],
  async loadPage(tx, _, report) {
    const { businessId, livemode } = report;
    const { from, to } = spanOf(report);
    const { createdAt, id } = transfersOut;
    const loaded = await tx
      .select()
      .from(transfersOut)
      .where(
        and(
          ...[eq(transfersOut.businessId, businessId), eq(transfersOut.livemode, livemode)],
          ...[eq(transfersOut.kind, 'COLLECT'), gte(createdAt, from), lt(createdAt, to)],
          isAfterPlace(transfersOut, placeOf(report)),
        ),
      )
      .orderBy(desc(createdAt), asc(id))
      .limit(pageSize);
    const ids = loaded.map((out) => out.id);
    const parts = await tx
      .select()
      .from(transferParts)
      .where(isAnyTextOf(transferParts.outId, ids))
      .orderBy(asc(transferParts.n));
    const fees = await loadSendFees(tx, parts);
    const rows = loaded.flatMap((out) =>
      parts
        .filter(({ outId }) => outId === out.id)
        .map((part) => {
          const moved = assetOf(out.assetId, part);
          return [
            ...[out.id, { number: `${part.n}` }, utcOf(out.createdAt), out.status],
            ...[part.state, part.step, moved.symbol, moved.network],
            ...[{ number: formatUnits(part.units, moved) }, part.toAddress],
            ...[feeCell(fees.get(partKey(part)), part.network), part.hash],
          ];
        }),
    );
    const sums = loaded.map((out) => {
      const asset = requireAsset(out.assetId);
      const done = parts.filter(
        ({ outId, step, state }) => outId === out.id && step === 'MOVE' && state === 'CONFIRMED',
      );
      const units = done.reduce((total, part) => total + part.units, 0n);
      return {
        ...{ currency: asset.symbol, created: 1, count: done.length, refunded: 0n },
        received: parseAmount(formatUnits(units, asset), priceDecimals),
      };
    });
    return placedPage(loaded, { rows, sums });
  },
};

/** Returns the asset that a send moves: gas is the native one, as is what a contract is given. */
function assetOf(
  assetId: string,
  { step, network }: Pick<typeof transferParts.$inferSelect, 'step' | 'network'>,
) {
  return requireAsset(step === 'MOVE' ? assetId : network);
}
