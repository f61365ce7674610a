import { and, eq, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import {
  accounts,
  addresses,
  contacts,
  formerContacts,
  paymentRequests,
  transactions,
  trustedDevices,
  walletSettings,
  wallets,
  walletVaults,
} from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { graceMs } from './restore-owned-wallet.ts';

const unusedMs = 7 * 24 * 3_600_000;

/**
 * Erases what is left of wallets that were deleted 30 days ago, and of those that were begun a week
 * ago, never activated and never paid to: sealed seed, address book, settings, notes. The rows of
 * their transactions stay, without any name.
 */
export async function purgeWallets({
  db,
  platform,
}: Pick<ServiceContext, 'db' | 'platform'>): Promise<void> {
  const now = platform.clock.now();
  const isPaidTo = db
    .select({ id: addresses.id })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .where(and(eq(accounts.walletId, wallets.id), isNotNull(addresses.firstUsedAt)));
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: wallets.id })
      .from(wallets)
      .where(
        and(
          isNull(wallets.purgedAt),
          or(
            lt(wallets.deletedAt, new Date(now - graceMs)),
            and(
              isNull(wallets.activatedAt),
              lt(wallets.createdAt, new Date(now - unusedMs)),
              notExists(isPaidTo),
            ),
          ),
        ),
      )
      .limit(100)
      .for('update');
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await erase(tx, ids, nowOf(platform));
  });
}

async function erase(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  const walletIds = [...ids];
  await tx
    .update(wallets)
    .set({ name: '', deletedAt: at, purgedAt: at })
    .where(inArray(wallets.id, walletIds));
  await tx.delete(walletVaults).where(inArray(walletVaults.walletId, walletIds));
  await tx.delete(walletSettings).where(inArray(walletSettings.walletId, walletIds));
  await tx.delete(trustedDevices).where(inArray(trustedDevices.walletId, walletIds));
  await tx.delete(contacts).where(inArray(contacts.walletId, walletIds));
  await tx.delete(formerContacts).where(inArray(formerContacts.walletId, walletIds));
  await tx.delete(paymentRequests).where(inArray(paymentRequests.walletId, walletIds));
  await tx
    .update(transactions)
    .set({ note: null })
    .where(and(inArray(transactions.walletId, walletIds), isNotNull(transactions.note)));
  const own = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.walletId, walletIds));
  await tx
    .update(addresses)
    .set({ label: null })
    .where(and(inArray(addresses.accountId, own), isNotNull(addresses.label)));
}
