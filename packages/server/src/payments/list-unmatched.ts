import { toBaseUnits, toFiat } from '@billfold/core';
import type {
  DataPage,
  ListedUnmatched,
  ListUnmatched,
  UnmatchedTransfer,
} from '@billfold/core/contract';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { readRate } from '../rates/rate-text.ts';
import { presentRefundsOf } from '../refunds/present-refunds-of.ts';
import { loadBusinessValues } from './business-values.ts';
import { findCauses } from './find-causes.ts';
import { formatUnits } from './format-units.ts';
import { isInInbox } from './is-in-inbox.ts';
import type { TransferRow } from './payment-parts.ts';
import { requireAsset } from './require-asset.ts';
import { liveModeOf } from './require-mode.ts';
import { suggestPayments } from './suggest-payments.ts';
import { writeTransferId } from './transfer-id.ts';

type UnmatchedContext = Pick<ServiceContext, 'db' | 'keys' | 'publicUrl'>;

const defaultPageSize = 50;

/** Lists the transfers of a business that name no payment, newest first, with their values of now. */
export async function listUnmatchedOf(
  context: Pick<ServiceContext, 'chainMode' | 'platform' | 'rates'> & UnmatchedContext,
  businessId: number,
  { page = 1, pageSize = defaultPageSize, state, livemode = liveModeOf(context) }: ListUnmatched,
): Promise<DataPage<ListedUnmatched>> {
  const { db } = context;
  const { unmatchedState } = paymentTransfers;
  const conditions: readonly SQL[] = [...(state === undefined ? [] : [eq(unmatchedState, state)])];
  const condition = and(
    eq(paymentTransfers.businessId, businessId),
    eq(paymentTransfers.livemode, livemode),
    isInInbox,
    ...conditions,
  );
  const rows = await db
    .select()
    .from(paymentTransfers)
    .where(condition)
    .orderBy(desc(paymentTransfers.firstSeenAt), desc(paymentTransfers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = totalOf(rows, { page, pageSize }) ?? (await db.$count(paymentTransfers, condition));
  const transfers = await presentTransfers(db, context, rows);
  const assets = rows.map(({ assetId }) => requireAsset(assetId));
  const toValue = await loadBusinessValues(context, businessId, assets);
  const data = transfers.map((transfer, at) => {
    const [row, asset] = [rows[at], assets[at]];
    return { ...transfer, value: row && asset ? toValue(row.units, asset) : null };
  });
  return { data, meta: { page, pageSize, total } };
}

/** Presents an unmatched transfer with its cause, the payment that it is probably for, and its refunds. */
export async function presentUnmatched(
  db: Db,
  context: UnmatchedContext,
  row: TransferRow,
): Promise<UnmatchedTransfer> {
  const [transfer] = await presentTransfers(db, context, [row]);
  if (transfer === undefined) throw new Error(`transfer ${row.id} was not presented`);
  return transfer;
}

async function presentTransfers(
  db: Db,
  context: UnmatchedContext,
  rows: readonly TransferRow[],
): Promise<readonly UnmatchedTransfer[]> {
  const causes = await findCauses(db, rows);
  const suggestions = await suggestPayments(
    db,
    rows.filter(({ unmatchedState }) => unmatchedState === 'OPEN'),
  );
  const refunds = await presentRefundsOf(
    db,
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...presentTransfer(row),
    cause: causes.get(row.id) ?? 'NOT_ASKED',
    suggestion: suggestions.get(row.id) ?? null,
    refunds: refunds.get(row.id) ?? [],
  }));
}

/** Returns the facts of an unmatched transfer as the API shows them. */
export function presentTransfer(
  row: TransferRow,
): Omit<UnmatchedTransfer, 'cause' | 'suggestion' | 'refunds'> {
  const asset = requireAsset(row.assetId);
  const units = toBaseUnits(row.units);
  return {
    id: writeTransferId(row.id),
    object: 'unmatched_transfer',
    state: row.unmatchedState ?? 'ASSIGNED',
    livemode: row.livemode,
    asset: asset.symbol,
    network: asset.network,
    amount: formatUnits(units, asset),
    usdValue:
      row.usdRate === null ? null : formatCents(toFiat(units, readRate(row.usdRate), asset)),
    address: row.address,
    from: row.fromAddress,
    memo: row.memo,
    hash: row.hash,
    blockHeight: row.blockHeight,
    firstSeenAt: row.firstSeenAt,
    paymentId: row.paymentId,
  };
}
