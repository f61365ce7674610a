import { and, eq, isNotNull } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transactions, type transferParts } from '../db/schema.ts';

export interface SendFee {
  /** In base units of the native asset of the network. */
  readonly units: bigint;
  /** Dollars for one main unit when it was sent; null where the price of the native asset is not known. */
  readonly usdRate: string | null;
}

type SentPart = Pick<typeof transferParts.$inferSelect, 'accountId' | 'hash' | 'network'>;

/** Loads the network fees of sends, by `sendKey`. */
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
  return new Map(
    rows.map((row) => [
      sendKey(row),
      { units: row.feeUnits ?? 0n, usdRate: row.assetId === row.network ? row.rate : null },
    ]),
  );
}

export const sendKey = ({ accountId, hash }: Pick<SentPart, 'accountId' | 'hash'>): string =>
  `${accountId} ${hash}`;
