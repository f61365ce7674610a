import { and, eq, isNotNull } from 'drizzle-orm';
import { isAnyOf, isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions, type transferParts } from '../db/schema.ts';

export interface SendFee {
  /** In base units of the native asset of the network. */
  readonly units: bigint;
  /** Dollars for one main unit when it was sent; null where the price of the native asset is not known. */
  readonly usdRate: string | null;
}

type SentPart = Pick<
  typeof transferParts.$inferSelect,
  'outId' | 'n' | 'accountId' | 'intentId' | 'hash' | 'network'
>;

/** Loads the network fees of sends, by `partKey`. The fee of a send that many parts share is that of the first of them. */
export async function loadSendFees(
  tx: Db,
  parts: readonly SentPart[],
): Promise<ReadonlyMap<string, SendFee>> {
  const hashes = parts.flatMap(({ hash }) => hash ?? []);
  if (hashes.length === 0) return new Map();
  const { accountId, hash, network, assetId, feeUnits, rate } = transactions;
  const rows = await tx
    .select({ accountId, hash, network, assetId, feeUnits, rate })
    .from(transactions)
    .where(and(isAnyTextOf(hash, hashes), isNotNull(feeUnits), isNotNull(transactions.blockHash)))
    .orderBy(eq(assetId, network));
  const left = new Map(
    rows.map((row) => [
      sendKey(row),
      { units: row.feeUnits ?? 0n, usdRate: row.assetId === row.network ? row.rate : null },
    ]),
  );
  const payers = await loadPayers(tx, parts);
  const fees = new Map<string, SendFee>();
  for (const part of parts) {
    const payerId = payers.get(part.intentId ?? '') ?? part.accountId;
    const key = sendKey({ accountId: payerId, hash: part.hash });
    const fee = left.get(key);
    if (fee !== undefined) fees.set(partKey(part), fee);
    left.delete(key);
  }
  return fees;
}

/** Loads the accounts that pay the sends of parts, by the id of the send. */
async function loadPayers(
  tx: Db,
  parts: readonly SentPart[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(parts.flatMap(({ intentId }) => intentId ?? []))];
  const { id, accountId } = sendIntents;
  const rows = await tx.select({ id, accountId }).from(sendIntents).where(isAnyOf(id, ids));
  return new Map(rows.map((row) => [row.id, row.accountId]));
}

const sendKey = ({ accountId, hash }: Pick<SentPart, 'accountId' | 'hash'>): string =>
  `${accountId} ${hash}`;

/** Returns the key of a part of a transfer. */
export const partKey = ({ outId, n }: Pick<SentPart, 'outId' | 'n'>): string => `${outId} ${n}`;
