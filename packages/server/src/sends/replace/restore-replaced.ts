import { getKeyring } from '@billfold/keyring';
import { and, eq, isNull } from 'drizzle-orm';
import { isServed } from '../../chains/served-networks.ts';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions, utxos } from '../../db/schema.ts';
import { nowOf, type ServerPlatform } from '../../platform/server-platform.ts';
import { findIntent, type SendIntent } from '../send-intent-store.ts';

/**
 * Lets the send count again whose place `failed` was to take: the network still has it, or gets it
 * again. Its change is seen by the watcher when it is mined.
 */
export async function restoreReplaced(
  tx: Db,
  platform: ServerPlatform,
  failed: SendIntent,
): Promise<void> {
  if (failed.replaces === null) return;
  const replaced = await findIntent(tx, failed.replaces);
  if (replaced?.status !== 'REPLACED' || replaced.rawTransaction === null) return;
  const { id, transactionId, rawTransaction } = replaced;
  await tx
    .update(sendIntents)
    .set({ status: 'BROADCAST', updatedAt: nowOf(platform) })
    .where(eq(sendIntents.id, id));
  await tx
    .update(transactions)
    .set({ endedAs: null })
    .where(and(eq(transactions.id, transactionId), isNull(transactions.blockHeight)));
  await takeInputsBack(tx, replaced, rawTransaction);
}

async function takeInputsBack(
  tx: Db,
  { network, hash, accountId }: SendIntent,
  raw: Uint8Array,
): Promise<void> {
  if (!isServed(network)) return;
  // Only read, which is the same on every chain of a network.
  const keyring = getKeyring(network, 'main');
  if (keyring.family !== 'utxo') return;
  for (const input of keyring.decodeTransfer(raw).inputs)
    await tx
      .update(utxos)
      .set({ spentBy: hash })
      .where(
        and(
          eq(utxos.accountId, accountId),
          eq(utxos.hash, input.hash),
          eq(utxos.outputIndex, input.index),
          isNull(utxos.spentBy),
        ),
      );
}
