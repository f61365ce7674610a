import * as z from 'zod/mini';
import { describeRequest } from '../request-schemas.ts';
import { orNull, pageQuery } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { label, network, uuid } from '../values.ts';
import { walletIdPath } from '../wallets/requests.ts';
import type { ContactFields, ContactPath, ImportContacts } from './contacts.ts';
import * as contactsCalls from './contacts.ts';

const contactPath = (): Schema<ContactPath> => z.strictObject({ id: uuid(), contactId: uuid() });

/** Schema of the fields that a contact is made of. */
export const contactFields = (): Schema<ContactFields> =>
  z.strictObject({
    name: label(80),
    network: network(),
    address: label(128),
    memo: orNull(label(120)),
  });

/** Requests of the calls in contract/contacts, for the server, its documents and the fakes. */
export const contactRequests = [
  describeRequest(contactsCalls.listContacts, {
    summary: 'The address book of a wallet, by name.',
    params: walletIdPath,
    query: pageQuery,
  }),
  describeRequest(contactsCalls.createContact, {
    summary: 'Add a contact; the address is checked for its network (ADDRESS_INVALID).',
    params: walletIdPath,
    body: contactFields,
  }),
  describeRequest(contactsCalls.updateContact, {
    summary: 'Replace a contact; another address, network or memo needs a step-up.',
    params: contactPath,
    body: contactFields,
  }),
  describeRequest(contactsCalls.deleteContact, {
    summary: 'Remove a contact.',
    params: contactPath,
  }),
  describeRequest(contactsCalls.importContacts, {
    summary: 'Add contacts from a CSV file; rows that are refused are named and the rest is kept.',
    bodyLimit: 1_048_576,
    params: walletIdPath,
    body: (): Schema<ImportContacts> =>
      z.strictObject({ csv: z.string().check(z.minLength(1), z.maxLength(500_000)) }),
  }),
];
