import type { Contact, ContactFields } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { contacts } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { lockUser } from '../users/user-store.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { readContact } from './contact-fields.ts';
import { isContact, loadContact, refuseTooManyContacts, toContacts } from './contact-store.ts';

/**
 * Adds a contact to the address book of a wallet.
 * @throws {ApiError} 404; 400 ADDRESS_INVALID; 409 CONTACT_EXISTS, TOO_MANY_CONTACTS
 */
export async function addContact(
  context: ServiceContext,
  owner: WalletOwner,
  body: ContactFields,
): Promise<Contact> {
  const { db, platform } = context;
  const { walletId } = owner;
  await refuseForeignWallet(db, owner);
  const row = {
    id: platform.newId(),
    walletId,
    ...readContact(context, body),
    createdAt: nowOf(platform),
  };
  const added = await db.transaction(async (tx) => {
    // Of many at once each counts those before it.
    await lockUser(tx, owner.userId);
    const inserted = await tx.insert(contacts).values(row).onConflictDoNothing().returning();
    await refuseTooManyContacts(tx, owner.userId);
    return inserted;
  });
  const [contact] = await toContacts(db, added);
  if (contact === undefined) throw contactExists();
  return contact;
}

/** @throws {ApiError} 404; 400 ADDRESS_INVALID; 409 CONTACT_EXISTS */
export async function replaceContact(
  context: ServiceContext,
  { contactId, ...owner }: WalletOwner & { readonly contactId: string },
  body: ContactFields,
): Promise<Contact> {
  const { db } = context;
  const place = { walletId: owner.walletId, contactId };
  await refuseForeignWallet(db, owner);
  await loadContact(db, place);
  try {
    await db.update(contacts).set(readContact(context, body)).where(isContact(place));
  } catch (error) {
    if (isUniqueViolation(error, 'contacts_place')) throw contactExists();
    throw error;
  }
  return loadContact(db, place);
}

/** @throws {ApiError} 404 */
export async function removeContact(
  { db }: Pick<ServiceContext, 'db'>,
  { contactId, ...owner }: WalletOwner & { readonly contactId: string },
): Promise<void> {
  await refuseForeignWallet(db, owner);
  const removed = await db
    .delete(contacts)
    .where(isContact({ walletId: owner.walletId, contactId }))
    .returning({ id: contacts.id });
  if (removed.length === 0) throw notFound('contact');
}

function contactExists(): ApiError {
  return new ApiError(409, 'CONTACT_EXISTS', {
    errors: ['This address is in the address book already.'],
  });
}
