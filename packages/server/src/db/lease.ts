import { and, eq, ne, sql } from 'drizzle-orm';
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
 * Takes or renews the lease, unless somebody else holds it; answers whether it is held now. It ends
 * by itself: work that must never overlap needs a check of its own in its transaction.
 */
export async function holdLease(db: Db, { name, owner, now, forMs }: LeaseClaim): Promise<boolean> {
  const until = new Date(now.getTime() + forMs);
  const held = await db
    .insert(leases)
    .values({ name, owner, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { owner, until },
      setWhere: sql`${leases.owner} = ${owner} or ${leases.until} <= ${now.toISOString()}`,
    })
    .returning({ name: leases.name });
  return held.length > 0;
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
