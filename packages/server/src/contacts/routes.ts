import {
  createContact,
  deleteContact,
  importContacts,
  listContacts,
  updateContact,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { contacts } from '../db/schema.ts';
import type { Bind } from '../http/bind.ts';
import { refuseForeignWallet } from '../wallets/wallet-store.ts';
import { loadContactPage } from './contact-store.ts';
import { importOwnedContacts } from './import-contacts.ts';
import { addContact, removeContact, replaceContact } from './keep-contact.ts';

export function bindContactRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.signedIn(listContacts)(
    async ({ principal: { userId }, params: { id: walletId }, query }) => {
      const { page = 1, pageSize = 100 } = query;
      await refuseForeignWallet(db, { userId, walletId });
      const items = await loadContactPage(db, walletId, { page, pageSize });
      const total = await db.$count(contacts, eq(contacts.walletId, walletId));
      return { items, total, page, pageSize };
    },
  );
  bind.signedIn(createContact)(({ principal, caller, params: { id: walletId }, body }) =>
    addContact(context, { principal, caller, walletId }, body),
  );
  bind.signedIn(updateContact)(({ principal, caller, params: { id: walletId, contactId }, body }) =>
    replaceContact(context, { principal, caller, walletId, contactId }, body),
  );
  bind.signedIn(deleteContact)(
    async ({ principal: { userId }, params: { id: walletId, contactId } }) => {
      await removeContact(context, { userId, walletId, contactId });
      return null;
    },
  );
  bind.signedIn(importContacts)(({ principal, caller, params: { id: walletId }, body }) =>
    importOwnedContacts(context, { principal, caller, walletId }, body),
  );
}
