import type { NotificationSubject } from '@billfold/core/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments, paymentTransfers, transfersOut, webhookEndpoints } from '../db/schema.ts';
import { formatUnits } from '../payments/format-units.ts';
import { presentTransfer } from '../payments/list-unmatched.ts';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { readTransferId } from '../payments/transfer-id.ts';

type Subjects = readonly NotificationSubject[];

/** Loads what notifications are about, as it is now, by the ids of the API. */
export async function loadSubjects(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NotificationSubject>> {
  const found = [
    await loadPayments(db, withPrefix(ids, 'pay')),
    await loadUnmatched(db, withPrefix(ids, 'trf')),
    await loadTransfersOut(db, [
      ...withPrefix(ids, 'ref'),
      ...withPrefix(ids, 'swp'),
      ...withPrefix(ids, 'pyo'),
    ]),
    await loadWebhooks(db, withPrefix(ids, 'whk')),
  ];
  return new Map(found.flat().map((subject) => [subject.id, subject]));
}

const withPrefix = (ids: readonly string[], prefix: string): string[] =>
  ids.filter((id) => id.startsWith(`${prefix}_`));

async function loadPayments(db: Db, ids: string[]): Promise<Subjects> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...{ id: payments.id, price: payments.price, currency: payments.priceCurrency },
      orderId: payments.orderId,
    })
    .from(payments)
    .where(inArray(payments.id, ids));
  return rows.map(({ id, price, currency, orderId }) => ({
    ...{ type: 'payment', id, orderId },
    price: formatPrice({ amount: readPriced(price), currency }),
  }));
}

async function loadUnmatched(db: Db, ids: string[]): Promise<Subjects> {
  if (ids.length === 0) return [];
  const transferIds = ids.flatMap((id) => readTransferId(id) ?? []);
  const rows = await db
    .select()
    .from(paymentTransfers)
    .where(inArray(paymentTransfers.id, transferIds));
  return rows.map((row) => {
    const { id, amount, asset, network } = presentTransfer(row);
    return { type: 'unmatched_transfer', id, amount, asset, network };
  });
}

async function loadTransfersOut(db: Db, ids: string[]): Promise<Subjects> {
  if (ids.length === 0) return [];
  const { id, kind, assetId, units, paymentId } = transfersOut;
  const rows = await db
    .select({ id, kind, assetId, units, paymentId })
    .from(transfersOut)
    .where(inArray(id, ids));
  return rows.map((row) => {
    const asset = requireAsset(row.assetId);
    const sum = {
      ...{ id: row.id, amount: formatUnits(row.units, asset) },
      ...{ asset: asset.symbol, network: asset.network },
    };
    if (row.kind === 'REFUND') return { type: 'refund', paymentId: row.paymentId, ...sum };
    return { type: row.kind === 'PAYOUT' ? 'payout' : 'settlement', ...sum };
  });
}

async function loadWebhooks(db: Db, ids: string[]): Promise<Subjects> {
  if (ids.length === 0) return [];
  const { id, url } = webhookEndpoints;
  const rows = await db.select({ id, url }).from(webhookEndpoints).where(inArray(id, ids));
  return rows.map((row) => ({ type: 'webhook', ...row }));
}
