import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { businessSettings } from '../db/schema.ts';

export interface StoredTab {
  /** Zero before the first change. */
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>>;
}

const ofTab = (businessId: number, tab: string) =>
  and(eq(businessSettings.businessId, businessId), eq(businessSettings.tab, tab));

/** Loads the changed settings of a tab; a tab without a row has none. */
export async function loadStoredTab(db: Db, businessId: number, tab: string): Promise<StoredTab> {
  const [row] = await db
    .select({ version: businessSettings.version, data: businessSettings.data })
    .from(businessSettings)
    .where(ofTab(businessId, tab));
  if (row === undefined) return { version: 0, data: {} };
  return { version: row.version, data: z.parse(z.record(z.string(), z.unknown()), row.data) };
}

/** Saves a tab as the next version, while the business is locked. Without data, keeps what it has. */
export async function saveNextVersion(
  tx: Db,
  businessId: number,
  { tab, data }: { readonly tab: string; readonly data?: StoredTab['data'] },
): Promise<void> {
  await tx
    .insert(businessSettings)
    .values({ businessId, tab, version: 1, data: data ?? {} })
    .onConflictDoUpdate({
      target: [businessSettings.businessId, businessSettings.tab],
      set: {
        version: sql`${businessSettings.version} + 1`,
        ...(data === undefined ? {} : { data }),
      },
    });
}
