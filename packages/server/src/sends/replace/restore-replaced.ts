import { and, eq, isNull } from 'drizzle-orm';
import { isServed } from '../../chains/served-networks.ts';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions } from '../../db/schema.ts';
import { getFamily } from '../../families/families.ts';
import { nowOf, type ServerPlatform } from '../../platform/server-platform.ts';
import { findIntent, type SendIntent } from '../send-intent-store.ts';

/**
 * Restores the send that `failed` was to replace: it is in the mempool still, or is broadcast again.
 * The watcher adds its change output when it is mined.
 */
export async function restoreReplaced(
  tx: Db,
  platform: ServerPlatform,
  failed: SendIntent,
): Promise<void> {
  if (failed.replaces === null) return;
  const replaced = await findIntent(tx, failed.replaces);
  if (replaced?.status !== 'REPLACED' || replaced.rawTransaction === null) return;
  const { id, transactionId, network, rawTransaction } = replaced;
  await tx
    .update(sendIntents)
    .set({ status: 'BROADCAST', updatedAt: nowOf(platform) })
    .where(eq(sendIntents.id, id));
  await tx
    .update(transactions)
    .set({ endedAs: null })
    .where(and(eq(transactions.id, transactionId), isNull(transactions.blockHeight)));
  if (isServed(network))
    await getFamily(network).replacement.reserveInputs(tx, replaced, rawTransaction);
}
