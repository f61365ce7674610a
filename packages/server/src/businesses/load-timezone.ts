import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';

/** Loads the time zone of a business, in which its days begin and end. */
export async function loadTimezone(db: Db, businessId: number): Promise<string> {
  const [row] = await db
    .select({ timezone: businesses.timezone })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (row === undefined) throw new Error(`no business ${businessId}`);
  return row.timezone;
}
