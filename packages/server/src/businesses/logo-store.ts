import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessLogos } from '../db/schema.ts';

export type LogoRow = typeof businessLogos.$inferSelect;

/** Loads the hash of the logo of a business; null without one. */
export async function findLogoHash(db: Db, businessId: number): Promise<string | null> {
  const [found] = await db
    .select({ hash: businessLogos.hash })
    .from(businessLogos)
    .where(eq(businessLogos.businessId, businessId));
  return found?.hash ?? null;
}

/** Stores the logo of a business in place of an earlier one. */
export async function storeLogo(tx: Db, logo: LogoRow): Promise<void> {
  const { businessId: _, ...columns } = logo;
  await tx
    .insert(businessLogos)
    .values(logo)
    .onConflictDoUpdate({ target: businessLogos.businessId, set: columns });
}

/** Address of a logo, relative to the service. It changes with the picture. */
export function logoUrlOf(businessId: number, hash: string | null): string | null {
  return hash === null ? null : `/v1/logos/${businessId}/${hash}`;
}
