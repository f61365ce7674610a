import type { Network } from '@billfold/core';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, utxos } from '../db/schema.ts';

/** Makes what `hashes` were to spend spendable again, but for sends of ours that are still open. */
export async function releaseInputs(
  tx: Db,
  network: Network,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await tx
    .update(utxos)
    .set({ spentBy: null })
    .where(
      and(
        eq(utxos.network, network),
        isAnyTextOf(utxos.spentBy, hashes),
        hasNoOpenIntent(network, utxos.spentBy),
      ),
    );
}

/**
 * Returns the condition that the transaction in `column` is not an own open send, which may be
 * broadcast again.
 */
export function hasNoOpenIntent(network: Network, column: PgColumn): SQL {
  return sql`not exists (
    select 1 from ${sendIntents}
    where ${sendIntents.network} = ${network}
      and ${sendIntents.status} in ('SIGNED', 'BROADCAST')
      and ${sendIntents.hash} = ${column}
  )`;
}
