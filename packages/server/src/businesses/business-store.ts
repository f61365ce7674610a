import {
  type Business,
  type BusinessDetail,
  type BusinessRole,
  onboardingSteps,
  volumeBands,
} from '@billfold/core/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createStatement } from '../db/build-once.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, businessLogos, businessMembers } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { logoUrlOf } from './logo-store.ts';

export type BusinessRow = typeof businesses.$inferSelect;

/** Loads the businesses of a user, archived ones left out, the oldest first. */
export async function loadBusinessesOf(db: Db, userId: string): Promise<readonly Business[]> {
  const rows = await db
    .select({ row: businesses, role: businessMembers.role, logoHash: businessLogos.hash })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .leftJoin(businessLogos, eq(businessLogos.businessId, businesses.id))
    .where(and(eq(businessMembers.userId, userId), ne(businesses.status, 'ARCHIVED')))
    .orderBy(asc(businesses.id));
  return rows.map(toBusiness);
}

/** Loads a business for one of its members. @throws {ApiError} 404 */
export async function loadBusiness(
  db: Db,
  { businessId, role }: { readonly businessId: number; readonly role: BusinessRole },
): Promise<BusinessDetail> {
  const [found] = await db
    .select({ row: businesses, logoHash: businessLogos.hash })
    .from(businesses)
    .leftJoin(businessLogos, eq(businessLogos.businessId, businesses.id))
    .where(eq(businesses.id, businessId));
  if (found === undefined) throw notFound('business');
  const { row } = found;
  const { website, country, industry, supportEmail, defaultCurrency, timezone } = row;
  return {
    ...toBusiness({ ...found, role }),
    ...{ website, country, industry, supportEmail, defaultCurrency, timezone },
    monthlyVolume: readDraft(row).monthlyVolume ?? null,
    settlementMemberId: row.settlementUserId,
    createdAt: row.createdAt,
    archivedAt: row.archivedAt,
  };
}

/** Locks the row of a business until the transaction ends: changes to its team and settings queue. */
export async function lockBusiness(tx: Db, businessId: number): Promise<BusinessRow> {
  const [row] = await tx
    .select()
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for('update');
  if (row === undefined) throw notFound('business');
  return row;
}

/**
 * Keeps a business from being locked by `lockBusiness` until the transaction ends; any number of transactions can do
 * so at once. One that goes on to lock an accepted asset does it first of all: a take-over of the settlement locks the
 * business and then its assets.
 */
export function holdBusiness(tx: Db, businessId: number): Promise<void> {
  return selectHeld(tx, { businessId });
}

const selectHeld = createStatement(
  () =>
    sql`select 1 from ${businesses} where ${businesses.id} = ${sql.placeholder('businessId')} for key share`,
);

const draft = z.object({ monthlyVolume: z.exactOptional(z.enum(volumeBands)) });

/** Reads the answers of onboarding that belong to no setting. */
export const readDraft = (row: Pick<BusinessRow, 'draft'>) => z.parse(draft, row.draft);

interface LoadedBusiness {
  readonly row: BusinessRow;
  readonly role: BusinessRole;
  readonly logoHash: string | null;
}

function toBusiness({ row, role, logoHash }: LoadedBusiness): Business {
  const { id, name, status } = row;
  const onboardingStep = z.parse(z.enum(onboardingSteps), row.onboardingStep);
  return { id, name, status, role, logoUrl: logoUrlOf(id, logoHash), onboardingStep };
}
