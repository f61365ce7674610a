import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { discardAccess } from '../credentials/discard-access.ts';
import type { Db } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';

/** Gives a user whose address was never verified to the person who has verified it. */
export async function claimUser(tx: Db, context: ServiceContext, userId: string): Promise<void> {
  const claimed = { passwordHash: null, emailVerifiedAt: nowOf(context.platform) };
  await tx.update(users).set(claimed).where(eq(users.id, userId));
  await discardAccess(tx, context, userId);
}
