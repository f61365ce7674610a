import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { transactions } from '../../db/schema.ts';
import type { ServerPlatform } from '../../platform/server-platform.ts';
import { valueColumns } from '../rates/fiat-value.ts';
import type { Sighting } from './apply-transactions.ts';
import type { Movement } from './book-transactions.ts';

export interface SeenMovements {
  readonly sighting: Sighting;
  readonly movements: readonly Movement[];
}

/**
 * Gives known transactions the place where they were seen, and adds those that are new. What the
 * books already say of a send of ours stays as it was reviewed and signed, but for a fee that only
 * a block fixes.
 */
export async function writeMovements(
  tx: Db,
  platform: ServerPlatform,
  { sighting, movements }: SeenMovements,
): Promise<void> {
  const { network, at, price } = sighting;
  const known = await writePlaces(tx, sighting);
  const names = new Set(known.map(nameOf));
  const fresh = movements.filter((movement) => !names.has(nameOf(movement)));
  if (fresh.length === 0) return;
  await tx.insert(transactions).values(
    fresh.map(({ value, fee, ...movement }) => ({
      ...movement,
      ...placeOf(sighting),
      id: platform.newId(),
      network,
      // The native asset has the code of its network.
      assetId: network,
      valueUnits: value,
      feeUnits: fee,
      ...valueColumns(value, network, price),
      createdAt: at,
    })),
  );
}

async function writePlaces(tx: Db, sighting: Sighting) {
  const seen = sighting.transactions;
  const hashes = sql.param(seen.map(({ hash }) => hash));
  const fees = sql.param(seen.map(({ sender }) => (sender === null ? null : `${sender.fee}`)));
  const failures = sql.param(seen.map(({ sender }) => `${sender?.hasFailed ?? false}`));
  return tx
    .update(transactions)
    .set({
      ...placeOf(sighting),
      endedAs: sql`case when seen.has_failed then 'FAILED' end`,
      // Only who signed it pays.
      feeUnits: sql`case when ${transactions.nonce} is null then ${transactions.feeUnits} else seen.fee end`,
    })
    .from(
      sql`unnest(${hashes}::text[], ${fees}::numeric[], ${failures}::boolean[])
        as seen (hash, fee, has_failed)`,
    )
    .where(and(eq(transactions.network, sighting.network), sql`${transactions.hash} = seen.hash`))
    .returning({ accountId: transactions.accountId, hash: transactions.hash });
}

function placeOf({ block }: Sighting) {
  return { blockHeight: block?.height ?? null, blockHash: block?.hash ?? null };
}

function nameOf({ accountId, hash }: Pick<Movement, 'accountId' | 'hash'>): string {
  return `${accountId}:${hash}`;
}
