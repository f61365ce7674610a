import type { CursorPage, CursorQuery, Customer, CustomerFilters } from '@billfold/core/contract';
import { and, asc, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { escapePattern } from '../db/escape-pattern.ts';
import { isAfterPlace } from '../db/is-after-place.ts';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
import { cutPage, type Place, readCursor } from '../http/place-cursor.ts';
import type { CustomerRow } from '../payments/payment-parts.ts';
import { presentCustomers } from './present-customers.ts';

export interface FilteredCustomers {
  readonly businessId: number;
  readonly livemode: boolean;
  readonly filters: Pick<CustomerFilters, 'search' | 'tag'>;
  /** False for members who see masked emails: a search would tell what they are. */
  readonly searchesEmails?: boolean;
}

const defaultLimit = 25;

/**
 * Lists customers, the newest first, from where the last page ended.
 * @throws {ApiError} 400 VALIDATION_FAILED for a cursor that is none
 */
export async function listCustomers(
  db: Db,
  filtered: FilteredCustomers,
  { cursor, limit = defaultLimit }: CursorQuery,
): Promise<CursorPage<Customer>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, 'cus');
  const rows = await loadPage(db, filtered, { after, limit: limit + 1 });
  const { page, ...place } = cutPage(rows, limit);
  return { data: await presentCustomers(db, page), ...place };
}

/** Loads the customers after a place, the newest first. */
export async function loadPage(
  db: Db,
  filtered: FilteredCustomers,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<readonly CustomerRow[]> {
  return db
    .select()
    .from(customers)
    .where(and(customersOf(db, filtered), isAfterPlace(customers, after)))
    .orderBy(desc(customers.createdAt), asc(customers.id))
    .limit(limit);
}

/** Returns the condition for customers of a business that pass `filters`. */
export function customersOf(
  db: Db,
  { businessId, livemode, filters: { search = '', tag }, searchesEmails = true }: FilteredCustomers,
): SQL | undefined {
  const text = search.trim();
  return and(
    eq(customers.businessId, businessId),
    eq(customers.livemode, livemode),
    isNull(customers.mergedInto),
    tag === undefined ? undefined : hasTag(tag.trim()),
    text === '' ? undefined : beginsWith(db, { businessId, searchesEmails }, text),
  );
}

const hasTag = (tag: string): SQL =>
  sql`exists (select from jsonb_array_elements_text(${customers.tags}) as tag where lower(tag) = lower(${tag}))`;

/** Returns the condition that an id, email, name or company begins with a text, also one before a merge. */
function beginsWith(
  db: Db,
  {
    businessId,
    searchesEmails,
  }: Pick<FilteredCustomers, 'businessId'> & { readonly searchesEmails: boolean },
  text: string,
): SQL {
  const pattern = `${escapePattern(text)}%`;
  const lowered = sql`lower(${pattern})`;
  const found = (condition: SQL) =>
    db
      .select({ id: sql<string>`coalesce(${customers.mergedInto}, ${customers.id})` })
      .from(customers)
      .where(and(eq(customers.businessId, businessId), condition));
  return inArray(
    customers.id,
    union(
      found(like(customers.id, pattern)),
      found(like(sql`lower(${customers.name})`, lowered)),
      found(like(sql`lower(${customers.company})`, lowered)),
      ...(searchesEmails ? [found(like(customers.emailNorm, pattern.toLowerCase()))] : []),
    ),
  );
}
