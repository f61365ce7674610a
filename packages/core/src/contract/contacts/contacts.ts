import * as z from 'zod/mini';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  date,
  label,
  network,
  nothing,
  type Page,
  type PageQuery,
  page,
  pageQuery,
  uuid,
} from '../values.ts';
import { type WalletIdPath, walletIdPath } from '../wallets/wallets.ts';

export interface ContactFields {
  readonly name: string;
  readonly network: Network;
  readonly address: string;
  /** Comment that payments to it need, such as at an exchange. */
  readonly memo: string | null;
}
export interface Contact extends ContactFields {
  readonly id: string;
  readonly createdAt: Date;
  /** When this wallet last sent something to the address. */
  readonly lastUsedAt: Date | null;
}
export interface ContactPath extends WalletIdPath {
  readonly contactId: string;
}

const contactPath = (): Schema<ContactPath> => z.strictObject({ id: uuid(), contactId: uuid() });
export const contactFields = (): Schema<ContactFields> =>
  z.strictObject({
    name: label(80),
    network: network(),
    address: label(128),
    memo: z.nullable(label(120)),
  });
const contact = (): Schema<Contact> =>
  z.object({
    id: uuid(),
    name: z.string(),
    network: network(),
    address: z.string(),
    memo: z.nullable(z.string()),
    createdAt: date(),
    lastUsedAt: z.nullable(date()),
  });

export const listContacts = {
  method: 'GET',
  path: '/api/wallets/{id}/contacts',
  summary: 'The address book of a wallet, by name.',
  params: walletIdPath,
  query: pageQuery,
  response: () => page(contact()),
} satisfies Endpoint<WalletIdPath, PageQuery, unknown, Page<Contact>>;

export const createContact = {
  method: 'POST',
  path: '/api/wallets/{id}/contacts',
  summary: 'Add a contact; the address is checked for its network (ADDRESS_INVALID).',
  status: 201,
  params: walletIdPath,
  body: contactFields,
  response: contact,
} satisfies Endpoint<WalletIdPath, unknown, ContactFields, Contact>;

export const updateContact = {
  method: 'PUT',
  path: '/api/wallets/{id}/contacts/{contactId}',
  summary: 'Replace a contact.',
  params: contactPath,
  body: contactFields,
  response: contact,
} satisfies Endpoint<ContactPath, unknown, ContactFields, Contact>;

export const deleteContact = {
  method: 'DELETE',
  path: '/api/wallets/{id}/contacts/{contactId}',
  summary: 'Remove a contact.',
  status: 204,
  params: contactPath,
  response: nothing,
} satisfies Endpoint<ContactPath, unknown, unknown, null>;

export interface ImportContacts {
  /** RFC 4180 with the header `name,network,address,memo`. */
  readonly csv: string;
}
export interface ImportedContacts {
  readonly imported: number;
  /** Rows that were known already. */
  readonly known: number;
  readonly refused: readonly { readonly line: number; readonly message: string }[];
}
export const importContacts = {
  method: 'POST',
  path: '/api/wallets/{id}/contacts/import',
  summary: 'Add contacts from a CSV file; rows that are refused are named and the rest is kept.',
  bodyLimit: 1_048_576,
  params: walletIdPath,
  body: (): Schema<ImportContacts> =>
    z.strictObject({ csv: z.string().check(z.minLength(1), z.maxLength(500_000)) }),
  response: (): Schema<ImportedContacts> =>
    z.object({
      imported: z.int(),
      known: z.int(),
      refused: z.readonly(z.array(z.object({ line: z.int(), message: z.string() }))),
    }),
} satisfies Endpoint<WalletIdPath, unknown, ImportContacts, ImportedContacts>;
