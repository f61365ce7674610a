import type { Contact } from '@billfold/core/contract';

/** Contacts with one name: the addresses of a person on several networks. */
export interface Person {
  readonly name: string;
  readonly contacts: readonly Contact[];
}

/** Groups contacts by name, without regard to case; the order of the first of each stays. */
export function groupByName(contacts: readonly Contact[]): readonly Person[] {
  const people = new Map<string, { readonly name: string; readonly contacts: Contact[] }>();
  for (const contact of contacts) {
    const key = contact.name.normalize('NFKC').toLowerCase();
    const person = people.get(key) ?? { name: contact.name, contacts: [] };
    person.contacts.push(contact);
    people.set(key, person);
  }
  return [...people.values()];
}
