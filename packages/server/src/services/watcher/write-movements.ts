import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { transactions } from '../../db/schema.ts';
import type { ServerPlatform } from '../../platform/server-platform.ts';
import { valueColumns } from '../rates/fiat-value.ts';
import type { Sighting } from './apply-transactions.ts';
import type { Movement } from './book-transactions.ts';
import { isAnyOf } from './is-any-of.ts';

export interface SeenMovements {
  readonly sighting: Sighting;
  readonly movements: readonly Movement[];
}

/**
 * Gives known transactions the place where they were seen, and adds those that are new. What the
 * books already say of a send of ours stays as it was reviewed and signed.
 */
export async function writeMovements(
  tx: Db,
  platform: ServerPlatform,
  { sighting, movements }: SeenMovements,
): Promise<void> {
  const { network, block, at, price } = sighting;
  const place = { blockHeight: block?.height ?? null, blockHash: block?.hash ?? null };
  const known = await tx
    .update(transactions)
    .set({ ...place, endedAs: null })
    .where(
      and(
        eq(transactions.network, network),
        isAnyOf(
          transactions.hash,
          sighting.transactions.map(({ hash }) => hash),
        ),
      ),
    )
    .returning({ accountId: transactions.accountId, hash: transactions.hash });
  const names = new Set(known.map(nameOf));
  const fresh = movements.filter((movement) => !names.has(nameOf(movement)));
  if (fresh.length === 0) return;
  await tx.insert(transactions).values(
    fresh.map(({ value, fee, ...movement }) => ({
      ...movement,
      ...place,
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

function nameOf({ accountId, hash }: Pick<Movement, 'accountId' | 'hash'>): string {
  return `${accountId}:${hash}`;
}
