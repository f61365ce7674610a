import {
  type ContactFields,
  createContact,
  deleteContact,
  type ImportContacts,
  importContacts,
  listContacts,
  updateContact,
} from '../contract/contacts/contacts.ts';
import type { PageQuery } from '../contract/values.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.contacts`. */
export type Contacts = ReturnType<typeof createContacts>;

/** Creates the calls about the address book of a wallet. */
export function createContacts({ call }: Transport) {
  return {
    /**
     * Lists the contacts of a wallet.
     * @example
     * const { items } = await client.contacts.list(walletId, { pageSize: 100 });
     */
    list: (walletId: string, query: PageQuery = {}, options?: CallOptions) =>
      call(listContacts)({ params: { id: walletId }, query }, options),
    /**
     * Creates a contact.
     * @example
     * const contact = await client.contacts.create(walletId, { name: 'Ada', network: 'BTC', address });
     */
    create: (walletId: string, contact: ContactFields, options?: CallOptions) =>
      call(createContact)({ params: { id: walletId }, body: contact }, options),
    /**
     * Updates a contact. Another address, network or memo needs a step-up: see `client.user.stepUp`.
     * @throws {ApiError} `step_up_required`
     * @example
     * await client.contacts.update(walletId, contactId, { ...contact, name: 'Ada Lovelace' });
     */
    update: (walletId: string, contactId: string, contact: ContactFields, options?: CallOptions) =>
      call(updateContact)({ params: { id: walletId, contactId }, body: contact }, options),
    /**
     * Removes a contact.
     * @example
     * await client.contacts.remove(walletId, contactId);
     */
    remove: (walletId: string, contactId: string, options?: CallOptions) =>
      call(deleteContact)({ params: { id: walletId, contactId } }, options),
    /**
     * Imports contacts from a CSV file.
     * @example
     * const { imported } = await client.contacts.import(walletId, { csv });
     */
    import: (walletId: string, contacts: ImportContacts, options?: CallOptions) =>
      call(importContacts)({ params: { id: walletId }, body: contacts }, options),
  };
}
