import type { ContactFields } from '@billfold/core/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { contacts, formerContacts } from '../db/schema.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

/** How long a name that a contact gave up still stands for its address. */
const keptMs = 24 * 3_600_000;

/** Stores the name of a contact that is removed, renamed or moved; deletes those that are over. */
export async function keepFormerContact(
  tx: Db,
  platform: ServerPlatform,
  { walletId, name, network, address, memo }: typeof contacts.$inferSelect,
): Promise<void> {
  const leftAt = nowOf(platform);
  const isOver = lt(formerContacts.leftAt, new Date(leftAt.getTime() - keptMs));
  await tx.delete(formerContacts).where(and(eq(formerContacts.walletId, walletId), isOver));
  await tx
    .insert(formerContacts)
    .values({ id: platform.newId(), walletId, name, network, address, memo, leftAt });
}

/** Fields of a contact that decide who is paid under which name. */
export type NamedPlace = Pick<ContactFields, 'name' | 'address' | 'memo'> & {
  readonly network: string;
};

/**
 * Loads the names of a wallet's contacts, and those given up within a day. Returns a function that
 * reports whether a name stands for another address of the same network: a stranger could otherwise
 * remove or rename a contact and give its name to an own address.
 */
export async function loadTakenNames(
  tx: Db,
  platform: ServerPlatform,
  { walletId, except }: { readonly walletId: string; readonly except?: string },
): Promise<(place: NamedPlace) => boolean> {
  const since = new Date(platform.clock.now() - keptMs);
  // One statement, so that a name that is given up meanwhile is found in one of the two.
  const rows = await tx
    .select(columnsOf(contacts))
    .from(contacts)
    .where(eq(contacts.walletId, walletId))
    .unionAll(
      tx
        .select(columnsOf(formerContacts))
        .from(formerContacts)
        .where(and(eq(formerContacts.walletId, walletId), gt(formerContacts.leftAt, since))),
    );
  const byName = new Map<string, NamedPlace[]>();
  for (const { id, ...place } of rows)
    if (id !== except) byName.set(keyOf(place), [...(byName.get(keyOf(place)) ?? []), place]);
  return (place) => (byName.get(keyOf(place)) ?? []).some((other) => isElsewhere(other, place));
}

/** Reports whether a payment to the one goes elsewhere than to the other; at an exchange the memo decides. */
export function isElsewhere(one: NamedPlace, other: NamedPlace): boolean {
  return one.network !== other.network || one.address !== other.address || one.memo !== other.memo;
}

function columnsOf({ id, name, network, address, memo }: typeof contacts | typeof formerContacts) {
  return { id, name, network, address, memo };
}

/** Key of names that read alike on one network. */
function keyOf({ name, network }: NamedPlace): string {
  return `${network} ${name.normalize('NFKC').trim().toLowerCase()}`;
}
