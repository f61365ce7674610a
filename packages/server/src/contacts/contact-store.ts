import { isNetwork } from '@billfold/core';
import type { Contact } from '@billfold/core/contract';
import { and, asc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import { isListed } from '../db/is-listed.ts';
import type { Db } from '../db/open-database.ts';
import { contacts, transactions, wallets } from '../db/schema.ts';
import { ApiError, notFound } from '../platform/api-error.ts';

type Row = typeof contacts.$inferSelect;

export interface ContactPlace {
  readonly walletId: string;
  readonly contactId: string;
}

/** Builds the condition that a row is this contact of this wallet. */
export function isContact({ walletId, contactId }: ContactPlace): SQL | undefined {
  return and(eq(contacts.walletId, walletId), eq(contacts.id, contactId));
}

/** @throws {ApiError} 404 */
export async function loadContact(db: Db, place: ContactPlace): Promise<Contact> {
  const [contact] = await toContacts(db, await db.select().from(contacts).where(isContact(place)));
  if (contact === undefined) throw notFound('contact');
  return contact;
}

/** Loads a page of contacts, by name without regard to case. */
export async function loadContactPage(
  db: Db,
  walletId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<readonly Contact[]> {
  const rows = await db
    .select()
    .from(contacts)
    .where(eq(contacts.walletId, walletId))
    .orderBy(asc(sql`lower(${contacts.name})`), asc(contacts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return toContacts(db, rows);
}

const mostContacts = 1_000;

/**
 * Refuses more contacts than a user may have in all wallets together, in the transaction that has
 * added some.
 * @throws {ApiError} 409 TOO_MANY_CONTACTS
 */
export async function refuseTooManyContacts(tx: Db, userId: string): Promise<void> {
  const own = tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), isNull(wallets.deletedAt)));
  const count = await tx.$count(contacts, inArray(contacts.walletId, own));
  if (count > mostContacts)
    throw new ApiError(409, 'TOO_MANY_CONTACTS', {
      errors: ['You can have 1,000 contacts in all your wallets together. Delete some first.'],
    });
}

/** Contacts of one wallet, with when something was last sent to them. */
export async function toContacts(db: Db, rows: readonly Row[]): Promise<readonly Contact[]> {
  const used = await loadLastUses(db, rows);
  return rows.map(({ id, name, network, address, memo, createdAt, addressChangedAt }) => {
    if (!isNetwork(network)) throw new Error(`contact ${id} is on an unknown network`);
    const lastUsedAt = used.get(`${network}:${address}`) ?? null;
    return { id, name, network, address, memo, createdAt, addressChangedAt, lastUsedAt };
  });
}

async function loadLastUses(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, Date>> {
  const [first] = rows;
  if (first === undefined) return new Map();
  const { network, toAddress, createdAt, walletId, type } = transactions;
  const found = await db
    .select({ network, toAddress, last: max(createdAt) })
    .from(transactions)
    .where(
      and(
        eq(walletId, first.walletId),
        isListed,
        inArray(
          toAddress,
          rows.map(({ address }) => address),
        ),
        inArray(type, ['SENT', 'SELF']),
      ),
    )
    .groupBy(network, toAddress);
  return new Map(
    found.flatMap(({ last, ...place }) =>
      last === null ? [] : [[`${place.network}:${place.toAddress}`, last] as const],
    ),
  );
}
