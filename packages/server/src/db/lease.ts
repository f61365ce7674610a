import { and, eq, lte, ne } from 'drizzle-orm';
import type { Db } from './open-database.ts';
import { leases } from './schema.ts';

export interface LeaseClaim {
  readonly name: string;
  /** Names one run of one process. */
  readonly owner: string;
  readonly now: Date;
  readonly forMs: number;
}

/**
 * Outcome of holding a lease. `kept`: this owner still had it; `taken`: it was free or expired, so
 * another owner may have held it in between.
 */
export type Hold = 'kept' | 'taken' | 'refused';

/**
 * Renews the lease, or takes it unless another owner holds it. It ends by itself: work that must
 * never overlap needs a check of its own in its transaction.
 */
export async function holdLease(db: Db, { name, owner, now, forMs }: LeaseClaim): Promise<Hold> {
  const until = new Date(now.getTime() + forMs);
  const kept = await db
    .update(leases)
    .set({ until })
    .where(and(eq(leases.name, name), eq(leases.owner, owner)))
    .returning({ name: leases.name });
  if (kept.length > 0) return 'kept';
  const taken = await db
    .insert(leases)
    .values({ name, owner, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { owner, until },
      setWhere: lte(leases.until, now),
    })
    .returning({ name: leases.name });
  return taken.length > 0 ? 'taken' : 'refused';
}

/** Lets the next one in at once. Does nothing when the lease is not `owner`'s. */
export async function releaseLease(
  db: Db,
  { name, owner }: Pick<LeaseClaim, 'name' | 'owner'>,
): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.owner, owner)));
}

/**
 * Ends the leases of all other owners. For a starting process that knows them dead: it holds the
 * exclusive lock of the data directory.
 */
export async function takeOverLeases(db: Db, owner: string): Promise<void> {
  await db.delete(leases).where(ne(leases.owner, owner));
}
