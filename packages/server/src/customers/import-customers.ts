import { isDeepStrictEqual } from 'node:util';
import type { ImportedCustomers } from '@billfold/core/contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import type { CustomerPlace } from '../payments/find-customer.ts';
import type { CustomerRow } from '../payments/payment-parts.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import type { CustomerChanger } from './audit-customer.ts';
import { isEmailTaken } from './customer-refused.ts';
import { type CustomerLine, type RefusedLine, readCustomerRows } from './read-customer-rows.ts';
import { emptyProfile, joinAddresses, joinTags, type ProfileColumns } from './read-profile.ts';

export interface CustomerImport extends CustomerPlace {
  readonly csv: string;
  readonly by: CustomerChanger & { readonly caller: Pick<Caller, 'language'> };
}

const mostAttempts = 3;

/**
 * Adds and updates the customers of a CSV file. A row is about the customer that it names by id or email; an empty
 * cell says nothing, tags and addresses are added. Rows that cannot be kept are refused and named by their line.
 * @throws {ApiError} 400 VALIDATION_FAILED for a file of another format
 */
export async function importCustomers(
  context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>,
  { csv, ...place }: CustomerImport,
): Promise<ImportedCustomers> {
  const { lines, refused } = readCustomerRows(context, csv);
  for (let attempt = 1; ; attempt += 1)
    try {
      const kept = await context.db.transaction((tx) => keepLines(tx, context, place, lines));
      const all = [...refused, ...kept.refused].sort((a, b) => a.line - b.line);
      const described = all.map(({ line, message }) => ({
        line,
        message: place.by.caller.language.text(message),
      }));
      return { ...kept, refused: described };
    } catch (error) {
      // A payer gave one of the emails meanwhile: now it is known.
      if (attempt === mostAttempts || !isEmailTaken(error)) throw error;
    }
}

/** Result of the rows that could be read. */
type KeptLines = Omit<ImportedCustomers, 'refused'> & { readonly refused: readonly RefusedLine[] };

interface StagedCustomer {
  readonly row: CustomerRow;
  readonly isNew: boolean;
  readonly isChanged: boolean;
}

async function keepLines(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { by, ...place }: Omit<CustomerImport, 'csv'>,
  lines: readonly CustomerLine[],
): Promise<KeptLines> {
  const known = await lockKnown(tx, place, lines);
  const staged = new Map<string, StagedCustomer>();
  for (const row of known) staged.set(row.id, { row, isNew: false, isChanged: false });
  const idOfEmail = new Map(
    known.flatMap(({ id, emailNorm }) => (emailNorm ? [[emailNorm, id]] : [])),
  );
  const refused: RefusedLine[] = [];
  let unchanged = 0;
  let joined = 0;
  const createdAt = nowOf(platform);
  for (const { line, customerId, columns } of lines) {
    const { emailNorm = null } = columns;
    const byEmail = emailNorm === null ? undefined : idOfEmail.get(emailNorm);
    const id = resolve(staged, customerId ?? byEmail);
    const before = id === undefined ? undefined : staged.get(id);
    const reason = refuse({ customerId, before, byEmail: resolve(staged, byEmail) });
    if (reason !== null) {
      refused.push({ line, message: reason });
      continue;
    }
    const newId = newPublicId(platform.random, 'cus');
    const row = before?.row ?? { ...blank, ...place, id: newId, createdAt };
    const next = { ...row, ...join(row, columns, byEmail !== undefined && byEmail !== row.id) };
    const isChanged = !isDeepStrictEqual(next, row);
    if (before !== undefined && !isChanged) unchanged += 1;
    else if (before?.isNew === true || before?.isChanged === true) joined += 1;
    staged.set(next.id, {
      row: next,
      isNew: before === undefined || before.isNew,
      isChanged: isChanged || before?.isChanged === true,
    });
    if (next.emailNorm !== null) idOfEmail.set(next.emailNorm, next.id);
  }
  const all = [...staged.values()];
  const added = all.filter(({ isNew }) => isNew).map(({ row }) => row);
  const changed = all.filter(({ isNew, isChanged }) => !isNew && isChanged).map(({ row }) => row);
  await write(tx, added);
  await write(tx, changed);
  const counts = { created: added.length, updated: changed.length + joined, unchanged };
  await recordAudit(tx, platform, {
    ...{ ...by, businessId: place.businessId, action: 'customer.imported', after: counts },
  });
  return { ...counts, refused };
}

const blank = { ...emptyProfile, erasedAt: null, mergedInto: null, invoicesStoppedAt: null };

/** Locks the customers that rows name by id or email, and those into which they were merged. */
async function lockKnown(
  tx: Db,
  { businessId, livemode }: CustomerPlace,
  lines: readonly CustomerLine[],
): Promise<readonly CustomerRow[]> {
  const isOwn = and(eq(customers.businessId, businessId), eq(customers.livemode, livemode));
  const ids = lines.flatMap(({ customerId }) => customerId ?? []);
  const emails = lines.flatMap(({ columns }) => columns.emailNorm ?? []);
  const isNamed = or(isAnyTextOf(customers.id, ids), isAnyTextOf(customers.emailNorm, emails));
  const named = await tx.select().from(customers).where(and(isOwn, isNamed));
  const all = named.flatMap(({ id, mergedInto }) =>
    mergedInto === null ? [id] : [id, mergedInto],
  );
  return tx
    .select()
    .from(customers)
    .where(and(isOwn, isAnyTextOf(customers.id, all)))
    .orderBy(asc(customers.id))
    .for('update');
}

/** Returns the id of the customer into which an entry was merged, or its own. */
function resolve(
  staged: ReadonlyMap<string, StagedCustomer>,
  id: string | undefined,
): string | undefined {
  return id === undefined ? undefined : (staged.get(id)?.row.mergedInto ?? id);
}

interface NamedLine {
  readonly customerId: string | null;
  readonly before: StagedCustomer | undefined;
  readonly byEmail: string | undefined;
}

function refuse({ customerId, before, byEmail }: NamedLine): RefusalText | null {
  if (customerId !== null && before === undefined)
    return fill('There is no customer {id}.', { id: customerId });
  if (before !== undefined && before.row.erasedAt !== null)
    return 'The data of this customer was erased.';
  if (before !== undefined && byEmail !== undefined && byEmail !== before.row.id)
    return 'Another customer has this email.';
  return null;
}

/** Joins what a row says to a customer; an email that leads to them from a merged entry changes nothing. */
function join(
  row: ProfileColumns,
  columns: Partial<ProfileColumns>,
  isAlias: boolean,
): Partial<ProfileColumns> {
  const { tags = [], refundAddresses = [], email, emailNorm, ...texts } = columns;
  const given = {
    ...(email === undefined ? {} : { email }),
    ...(emailNorm === undefined ? {} : { emailNorm }),
  };
  return {
    ...texts,
    ...(isAlias ? {} : given),
    tags: joinTags(row.tags, tags),
    refundAddresses: joinAddresses(row.refundAddresses, refundAddresses),
  };
}

const batch = 1_000;

/** Inserts customers, or updates those that exist. */
async function write(tx: Db, rows: readonly CustomerRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insert(customers)
      .values(rows.slice(at, at + batch))
      .onConflictDoUpdate({ target: customers.id, set: written });
}

const written = {
  email: sql`excluded.email`,
  emailNorm: sql`excluded.email_norm`,
  name: sql`excluded.name`,
  phone: sql`excluded.phone`,
  company: sql`excluded.company`,
  address: sql`excluded.address`,
  tags: sql`excluded.tags`,
  notes: sql`excluded.notes`,
  refundAddresses: sql`excluded.refund_addresses`,
};
