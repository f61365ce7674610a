import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { affiliateCodes, businesses } from '../db/schema.ts';

/** Code of a business from its number, which works also after it has chosen another one. */
export const firstCodeOf = (businessId: number): string => `ref-${businessId}`;

const firstCode = /^ref-([1-9]\d{0,8})$/;

/** Reports whether a code is one that businesses have from their number: none can choose such a code. */
export const isFirstCode = (code: string): boolean => firstCode.test(code);

/** Finds the business of a code; null where no business that is open has it. */
export async function findAffiliate(db: Db, code: string): Promise<number | null> {
  const number = firstCode.exec(code)?.[1];
  const [found] =
    number === undefined
      ? await db
          .select({ id: businesses.id, status: businesses.status })
          .from(affiliateCodes)
          .innerJoin(businesses, eq(businesses.id, affiliateCodes.businessId))
          .where(eq(affiliateCodes.code, code))
      : await db
          .select({ id: businesses.id, status: businesses.status })
          .from(businesses)
          .where(eq(businesses.id, Number(number)));
  return found === undefined || found.status === 'ARCHIVED' ? null : found.id;
}
