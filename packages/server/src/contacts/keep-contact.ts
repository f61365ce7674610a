import type { Contact, ContactFields } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { contacts } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { lockUser } from '../users/user-store.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { readContact } from './contact-fields.ts';
import { type ContactAuthor, tellOfAddedContacts, tellOfMovedContacts } from './contact-notice.ts';
import {
  type ContactPlace,
  isContact,
  loadContact,
  refuseTooManyContacts,
  toContacts,
} from './contact-store.ts';
import { isElsewhere, keepFormerContact, loadTakenNames } from './former-contacts.ts';

type ContactRow = typeof contacts.$inferSelect;

/**
 * Creates a contact, and marks it if its name stood for another address.
 * @throws {ApiError} 404; 400 ADDRESS_INVALID; 409 CONTACT_EXISTS, TOO_MANY_CONTACTS
 */
export async function addContact(
  context: ServiceContext,
  { walletId, ...author }: ContactAuthor & { readonly walletId: string },
  body: ContactFields,
): Promise<Contact> {
  const { db, platform } = context;
  await refuseForeignWallet(db, ownerOf(author, walletId));
  const fields = readContact(context, body);
  const createdAt = nowOf(platform);
  return db.transaction(async (tx) => {
    // Locked, so that each of several requests at once counts those before it.
    await lockUser(tx, author.principal.userId);
    const isMoved = (await loadTakenNames(tx, platform, { walletId }))(fields);
    const addressChangedAt = isMoved ? createdAt : null;
    const row = { id: platform.newId(), walletId, ...fields, createdAt, addressChangedAt };
    const added = await tx.insert(contacts).values(row).onConflictDoNothing().returning();
    const [contact] = await toContacts(tx, added);
    if (contact === undefined) throw contactExists();
    await refuseTooManyContacts(tx, author.principal.userId);
    if (isMoved) await tellOfMovedContacts(tx, context, author, { walletId, moved: [fields] });
    await tellOfAddedContacts(tx, context, author, { walletId, added: [fields] });
    return contact;
  });
}

/**
 * Replaces a contact, and marks it if its name now stands for another address. Another address,
 * network or memo needs a step-up: payments to the contact go elsewhere.
 * @throws {ApiError} 404; 403 STEP_UP_REQUIRED; 400 ADDRESS_INVALID; 409 CONTACT_EXISTS
 */
export async function replaceContact(
  context: ServiceContext,
  { walletId, contactId, ...author }: ContactAuthor & ContactPlace,
  body: ContactFields,
): Promise<Contact> {
  const { db } = context;
  const place = { walletId, contactId };
  await refuseForeignWallet(db, ownerOf(author, walletId));
  const known = await loadContact(db, place);
  const fields = readContact(context, body);
  if (isElsewhere(known, fields)) await requireStepUp(context, author, {});
  const change = { ...author, ...place, known, fields };
  const isReplaced = await db
    .transaction((tx) => replaceRow(tx, context, change))
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'contacts_place') ? contactExists() : error;
    });
  // Another request moved the contact meanwhile, so this one may need the proof now.
  return isReplaced
    ? loadContact(db, place)
    : replaceContact(context, { ...author, ...place }, body);
}

interface ContactChange extends ContactAuthor, ContactPlace {
  /** The contact as it was when the proof was asked for. */
  readonly known: ContactFields;
  readonly fields: ContactFields;
}

/** Writes the change. False, without a change, where the contact is no longer the known one. */
async function replaceRow(
  tx: Db,
  context: ServiceContext,
  { walletId, contactId, known, fields, ...author }: ContactChange,
): Promise<boolean> {
  const { platform } = context;
  const before = await lockContact(tx, { walletId, contactId });
  if (isElsewhere(before, known)) return false;
  const hasNewName = before.name !== fields.name;
  const isMoved =
    isElsewhere(before, fields) ||
    (hasNewName && (await loadTakenNames(tx, platform, { walletId, except: contactId }))(fields));
  await tx
    .update(contacts)
    .set({ ...fields, ...(isMoved && { addressChangedAt: nowOf(platform) }) })
    .where(eq(contacts.id, contactId));
  if (isMoved || hasNewName) await keepFormerContact(tx, platform, before);
  if (isMoved) await tellOfMovedContacts(tx, context, author, { walletId, moved: [fields] });
  return true;
}

/**
 * Removes a contact. Its name stands for its address for a day more.
 * @throws {ApiError} 404
 */
export async function removeContact(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { userId, ...place }: WalletOwner & ContactPlace,
): Promise<void> {
  await refuseForeignWallet(db, { userId, walletId: place.walletId });
  await db.transaction(async (tx) => {
    const before = await lockContact(tx, place);
    await keepFormerContact(tx, platform, before);
    await tx.delete(contacts).where(isContact(place));
  });
}

/** @throws {ApiError} 404 */
async function lockContact(tx: Db, place: ContactPlace): Promise<ContactRow> {
  const [row] = await tx.select().from(contacts).where(isContact(place)).for('update');
  if (row === undefined) throw notFound('contact');
  return row;
}

function ownerOf({ principal: { userId } }: ContactAuthor, walletId: string): WalletOwner {
  return { userId, walletId };
}

function contactExists(): ApiError {
  return new ApiError(409, 'CONTACT_EXISTS', {
    errors: ['This address is already in your contacts.'],
  });
}
