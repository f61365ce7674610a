import {
  type Contact,
  type ContactFields,
  createContact,
  deleteContact,
  importContacts,
  listContacts,
  updateContact,
} from '../contract/contacts/contacts.ts';
import { isNetwork } from '../networks/registry.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import { sandboxId } from './sandbox-accounts.ts';
import type { SandboxBooks } from './sandbox-books.ts';

/** Answers what is about the address book, which begins empty. */
export function answerContacts(services: FakeServices, { now }: SandboxBooks): void {
  const kept = new Map<string, Contact>();
  /** Contacts as they were before a change or a removal; for a day at the real service. */
  const former: Contact[] = [];
  let count = 0;
  const isKnown = (fields: ContactFields, own?: string): boolean =>
    [...kept.values()].some(
      ({ id, network, address }) =>
        id !== own && network === fields.network && address === fields.address,
    );
  const keep = (fields: ContactFields, own?: Contact): Contact => {
    if (isKnown(fields, own?.id))
      throw new FakeRefusal(409, {
        code: 'CONTACT_EXISTS',
        errors: ['This address is already in your contacts.'],
      });
    const id = own?.id ?? sandboxId(5, count++);
    const isMoved = own ? isElsewhere(own, fields) : false;
    const addressChangedAt =
      isMoved || isTaken(fields, id) ? now() : (own?.addressChangedAt ?? null);
    const contact = { createdAt: now(), lastUsedAt: null, ...own, ...fields, addressChangedAt, id };
    if (own) former.push(own);
    kept.set(id, contact);
    return contact;
  };
  const isTaken = (fields: ContactFields, own: string): boolean =>
    [...kept.values(), ...former].some(
      (other) =>
        other.id !== own &&
        other.name.toLowerCase() === fields.name.toLowerCase() &&
        other.network === fields.network &&
        isElsewhere(other, fields),
    );
  const find = (id: string): Contact => {
    const found = kept.get(id);
    if (found === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return found;
  };
  services.on(listContacts)(({ query: { page = 1, pageSize = 100 } }) => {
    const all = [...kept.values()].sort((a, b) => a.name.localeCompare(b.name));
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: all.length, page, pageSize };
  });
  services.on(createContact)(({ body }) => keep(body));
  services.on(updateContact)(({ params, body }) => keep(body, find(params.contactId)));
  services.on(deleteContact)(({ params }) => {
    const removed = find(params.contactId);
    former.push(removed);
    kept.delete(removed.id);
    return null;
  });
  services.on(importContacts)(({ body }) => {
    const refused: { line: number; message: string }[] = [];
    let imported = 0;
    let known = 0;
    const [, ...rows] = body.csv.trim().split('\n');
    rows.forEach((row, index) => {
      const fields = readRow(row);
      if (fields === null) refused.push({ line: index + 2, message: 'This is no contact.' });
      else if (isKnown(fields)) known += 1;
      else {
        keep(fields);
        imported += 1;
      }
    });
    return { imported, known, refused };
  });
}

function isElsewhere(one: ContactFields, other: ContactFields): boolean {
  return one.network !== other.network || one.address !== other.address || one.memo !== other.memo;
}

/** Without quotes, which only the real service reads. */
function readRow(row: string): ContactFields | null {
  const [name = '', network = '', address = '', memo = ''] = row.split(',');
  if (name === '' || address === '' || !isNetwork(network)) return null;
  return { name, network, address, memo: memo === '' ? null : memo };
}
