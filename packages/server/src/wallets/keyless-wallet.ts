import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { wallets } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';

/**
 * Returns the wallet without a seed that holds the accounts of a user's public keys, which the first one makes. The caller
 * holds the lock of settlement keys.
 */
export async function provideKeylessWallet(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  userId: string,
): Promise<string> {
  const [kept] = await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.kind, 'KEYLESS'), isNull(wallets.deletedAt)));
  if (kept !== undefined) return kept.id;
  const id = platform.newId();
  const now = nowOf(platform);
  await tx.insert(wallets).values({
    ...{ id, userId, kind: 'KEYLESS', name: '', walletType: 'BUSINESS' },
    // There is no phrase to confirm. One that is never activated would be purged.
    ...{ activatedAt: now, createdAt: now },
  });
  return id;
}
