import * as z from 'zod/mini';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, network, nothing, type Page, type PageQuery, page, uuid } from '../values.ts';
import type { WalletIdPath } from '../wallets/wallets.ts';

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
  /** When the name last got another address, network or memo; null if it never did. */
  readonly addressChangedAt: Date | null;
}
export interface ContactPath extends WalletIdPath {
  readonly contactId: string;
}
const contact = (): Schema<Contact> =>
  z.object({
    id: uuid(),
    name: z.string(),
    network: network(),
    address: z.string(),
    memo: z.nullable(z.string()),
    createdAt: date(),
    lastUsedAt: z.nullable(date()),
    addressChangedAt: z.nullable(date()),
  });

export const listContacts: Endpoint<WalletIdPath, PageQuery, unknown, Page<Contact>> = {
  method: 'GET',
  path: '/api/wallets/{id}/contacts',
  response: () => page(contact()),
};

export const createContact: Endpoint<WalletIdPath, unknown, ContactFields, Contact> = {
  method: 'POST',
  path: '/api/wallets/{id}/contacts',
  status: 201,
  response: contact,
};

export const updateContact: Endpoint<ContactPath, unknown, ContactFields, Contact> = {
  method: 'PUT',
  path: '/api/wallets/{id}/contacts/{contactId}',
  response: contact,
};

export const deleteContact: Endpoint<ContactPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/api/wallets/{id}/contacts/{contactId}',
  status: 204,
  response: nothing,
};

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
export const importContacts: Endpoint<WalletIdPath, unknown, ImportContacts, ImportedContacts> = {
  method: 'POST',
  path: '/api/wallets/{id}/contacts/import',
  response: (): Schema<ImportedContacts> =>
    z.object({
      imported: z.int(),
      known: z.int(),
      refused: z.readonly(z.array(z.object({ line: z.int(), message: z.string() }))),
    }),
};
