import { nativeAsset } from '@billfold/core';
import {
  type Payout,
  type PayoutWithLines,
  type Price,
  payoutStatuses,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { groupBy } from '../platform/group-by.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadPaidFees } from '../transfers-out/load-paid-fees.ts';
import { loadSignedValues } from '../transfers-out/load-signed-values.ts';
import { needsSignature } from '../transfers-out/transfer-status.ts';
import { loadParts, type PartRow, type TransferRow } from '../transfers-out/transfer-store.ts';

/** Presents payouts as the API has them. */
export async function presentPayouts(
  db: Db,
  context: Pick<ServiceContext, 'platform' | 'rates'>,
  rows: readonly TransferRow[],
): Promise<readonly PayoutWithLines[]> {
  const ids = rows.map(({ id }) => id);
  const parts = groupBy(await loadParts(db, ids), ({ outId }) => outId);
  const paid = await loadPaidFees(db, ids);
  const values = await loadSignedValues({ ...context, db }, rows);
  const now = nowOf(context.platform);
  return rows.map((row, at) => {
    const own = parts.get(row.id) ?? [];
    const value = values[at] ?? null;
    return {
      ...toPayout(row, own, { feePaid: paid.get(row.id) ?? 0n, value, now }),
      lines: own.map((part) => toLine(row, part)),
    };
  });
}

/** Presents one payout with its lines. */
export async function presentPayout(
  db: Db,
  context: Pick<ServiceContext, 'platform' | 'rates'>,
  row: TransferRow,
): Promise<PayoutWithLines> {
  const [payout] = await presentPayouts(db, context, [row]);
  if (payout === undefined) throw new Error(`payout ${row.id} was not presented`);
  return payout;
}

interface PayoutFacts {
  readonly feePaid: bigint;
  readonly value: Price | null;
  readonly now: Date;
}

function toPayout(row: TransferRow, parts: readonly PartRow[], facts: PayoutFacts): Payout {
  const asset = requireAsset(row.assetId);
  const native = nativeAsset(asset.network);
  const status = payoutStatuses.find((each) => each === row.status);
  if (status === undefined) throw new Error(`${row.id} is no payout`);
  const paid = parts.filter(({ state }) => state === 'CONFIRMED');
  return {
    ...{ id: row.id, object: 'payout', livemode: row.livemode, status },
    ...{ asset: asset.symbol, network: asset.network, from: row.address },
    count: parts.length,
    amount: formatUnits(row.units, asset),
    value: facts.value,
    paid: formatUnits(
      paid.reduce((total, { units }) => total + units, 0n),
      asset,
    ),
    fee: formatUnits(row.feeUnits ?? 0n, native),
    feePaid: formatUnits(facts.feePaid, native),
    needsSignature: needsSignature(row, parts, facts.now),
    ...{ createdAt: row.createdAt, completedAt: row.confirmedAt },
  };
}

function toLine(row: TransferRow, part: PartRow): PayoutWithLines['lines'][number] {
  const { n, state, toAddress: address, memo, reference, attempt, hash, error } = part;
  const amount = formatUnits(part.units, requireAsset(row.assetId));
  return { n, state, address, amount, memo, reference, attempt, hash, error };
}
