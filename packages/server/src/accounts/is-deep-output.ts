import { getNetwork } from '@billfold/core';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { chainCursors, utxos } from '../db/schema.ts';

/** Returns the condition that an output is in a block with as many confirmations as spending it takes. */
export function isDeepOutput(db: Db, network: ServedNetwork): SQL {
  const cursor = db
    .select({ height: chainCursors.height })
    .from(chainCursors)
    .where(eq(chainCursors.network, network));
  const { available } = getNetwork(network).confirmations;
  return sql`${utxos.blockHeight} <= (${cursor}) - ${available - 1}`;
}
