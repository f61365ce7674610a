import type { Network } from '@billfold/core';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sandboxLedgers } from '../../db/schema.ts';

/** Loads the times and the fees of the ledger of `network`. */
export async function loadLedger(tx: Db, network: Network) {
  const [row] = await tx
    .select({
      nextBlockAt: sandboxLedgers.nextBlockAt,
      outageUntil: sandboxLedgers.outageUntil,
      feeSpikeFactor: sandboxLedgers.feeSpikeFactor,
      feeSpikeUntil: sandboxLedgers.feeSpikeUntil,
    })
    .from(sandboxLedgers)
    .where(eq(sandboxLedgers.network, network));
  if (row === undefined) throw new Error(`There is no sandbox ledger of ${network}.`);
  return row;
}
