import type { Data, UpdateUserPlatform, UserPlatform } from '@billfold/core/contract';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { hasSeed } from '../db/has-seed.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, businessMembers, users, wallets } from '../db/schema.ts';
import { requireUser } from './user-store.ts';

export async function loadOwnPlatform(
  { db }: ServiceContext,
  userId: string,
): Promise<Data<UserPlatform>> {
  const { defaultMode, accountType } = await requireUser(db, userId);
  const owned = await db
    .select({ id: wallets.id, name: wallets.name })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), hasSeed, isNull(wallets.deletedAt)))
    .orderBy(asc(wallets.createdAt), asc(wallets.id));
  const ownWallets = owned.map((wallet) => ({ ...wallet, role: 'OWNER' }));
  const memberships = await loadMemberships(db, userId);
  return { data: { defaultMode, accountType, wallets: ownWallets, businesses: memberships } };
}

function loadMemberships(db: Db, userId: string) {
  return db
    .select({ id: businesses.id, name: businesses.name, role: businessMembers.role })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .where(and(eq(businessMembers.userId, userId), ne(businesses.status, 'ARCHIVED')))
    .orderBy(asc(businesses.id));
}

export async function updateOwnPlatform(
  context: ServiceContext,
  userId: string,
  changes: UpdateUserPlatform,
): Promise<Data<UserPlatform>> {
  if (Object.keys(changes).length > 0)
    await context.db.update(users).set(changes).where(eq(users.id, userId));
  return loadOwnPlatform(context, userId);
}
