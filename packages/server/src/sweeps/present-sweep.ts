import { nativeAsset } from '@billfold/core';
import {
  type ListedSweep,
  type Sweep,
  type SweepWithParts,
  sweepStatuses,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { groupBy } from '../platform/group-by.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadPaidFees } from '../transfers-out/load-paid-fees.ts';
import { loadSignedValues } from '../transfers-out/load-signed-values.ts';
import { loadParts, type PartRow, type TransferRow } from '../transfers-out/transfer-store.ts';
import { asksForSignature } from './asks-for-signature.ts';
import { isSpendable } from './is-spendable.ts';

type PresentedSweep = Omit<SweepWithParts, 'isSpendable' | 'value'>;

/** Presents sweeps with their parts, as events have them. */
export async function presentSweeps(
  db: Db,
  context: Pick<ServiceContext, 'platform'>,
  rows: readonly TransferRow[],
): Promise<readonly PresentedSweep[]> {
  const ids = rows.map(({ id }) => id);
  const parts = groupBy(await loadParts(db, ids), ({ outId }) => outId);
  const paid = await loadPaidFees(db, ids);
  const now = nowOf(context.platform);
  const sweeps: PresentedSweep[] = [];
  for (const row of rows) {
    const own = parts.get(row.id) ?? [];
    const facts = {
      feePaid: paid.get(row.id) ?? 0n,
      needsSignature: await asksForSignature(db, row, { parts: own, now }),
    };
    sweeps.push({ ...toSweep(row, own, facts), parts: own.map((part) => toPart(row, part)) });
  }
  return sweeps;
}

/** Presents sweeps as members list them. */
export async function presentListedSweeps(
  db: Db,
  context: Pick<ServiceContext, 'platform' | 'rates'>,
  rows: readonly TransferRow[],
): Promise<readonly ListedSweep[]> {
  const values = await loadSignedValues({ ...context, db }, rows);
  const sweeps = await presentSweeps(db, context, rows);
  return sweeps.map(({ parts: _, ...sweep }, at) => ({ ...sweep, value: values[at] ?? null }));
}

/** Presents one sweep with its parts. */
export async function presentSweep(
  db: Db,
  context: Pick<ServiceContext, 'platform' | 'rates'>,
  row: TransferRow,
): Promise<SweepWithParts> {
  const [sweep] = await presentSweeps(db, context, [row]);
  if (sweep === undefined) throw new Error(`sweep ${row.id} was not presented`);
  const [value = null] = await loadSignedValues({ ...context, db }, [row]);
  return { ...sweep, value, isSpendable: await isSpendable(db, sweep) };
}

interface SweepFacts {
  readonly feePaid: bigint;
  readonly needsSignature: boolean;
}

function toSweep(
  row: TransferRow,
  parts: readonly PartRow[],
  { feePaid, needsSignature }: SweepFacts,
): Sweep {
  const asset = requireAsset(row.assetId);
  const native = nativeAsset(asset.network);
  const status = sweepStatuses.find((each) => each === row.status);
  if (status === undefined) throw new Error(`${row.id} is no sweep`);
  const moves = parts.filter(({ step }) => step === 'MOVE');
  const collected = moves.filter(({ state }) => state === 'CONFIRMED');
  return {
    ...{ id: row.id, object: 'settlement', livemode: row.livemode, status, way: row.way },
    ...{ asset: asset.symbol, network: asset.network, to: row.address ?? '' },
    amount: formatUnits(row.units, asset),
    collected: formatUnits(
      collected.reduce((total, { units }) => total + units, 0n),
      asset,
    ),
    fee: formatUnits(row.feeUnits ?? 0n, native),
    feePaid: formatUnits(feePaid, native),
    addresses: moves.length,
    needsSignature,
    hashes: [
      ...new Set(parts.flatMap(({ hash, state }) => (state === 'FAILED' ? [] : (hash ?? [])))),
    ],
    ...{ createdAt: row.createdAt, completedAt: row.confirmedAt, sequence: row.sequence },
  };
}

function toPart(row: TransferRow, part: PartRow): SweepWithParts['parts'][number] {
  const { n, step, state, accountId, toAddress: to, attempt, hash, error } = part;
  const native = nativeAsset(requireAsset(row.assetId).network);
  const asset = step === 'MOVE' ? requireAsset(row.assetId) : native;
  return {
    ...{ n, step, state, accountId, to, attempt, hash, error },
    ...{ amount: formatUnits(part.units, asset), asset: asset.symbol },
  };
}
