import type { Identity, Provider } from '@billfold/core/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { userIdentities } from '../db/schema.ts';

/** Lists the connected logins of a user, first connected first. */
export async function listIdentitiesOf(db: Db, userId: string): Promise<readonly Identity[]> {
  return db
    .select({
      provider: userIdentities.provider,
      email: userIdentities.email,
      connectedAt: userIdentities.createdAt,
    })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(asc(userIdentities.createdAt), asc(userIdentities.id));
}

/** Deletes the logins of a user at these providers; returns the providers that there were. */
export async function deleteIdentitiesOf(
  tx: Db,
  userId: string,
  providers: readonly Provider[],
): Promise<readonly Provider[]> {
  const deleted = await tx
    .delete(userIdentities)
    .where(and(eq(userIdentities.userId, userId), inArray(userIdentities.provider, [...providers])))
    .returning({ provider: userIdentities.provider });
  return deleted.map(({ provider }) => provider);
}
