import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { AccountKey } from '../accounts/load-public-key.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, wallets } from '../db/schema.ts';

/** Imported account that nobody has looked up yet. */
export interface UnreadAccount extends AccountKey {
  readonly userId: string;
}

/** Finds the accounts that wait, oldest first, but for `failed` ones. */
export async function findUnread(
  db: Db,
  network: ServedNetwork,
  failed: readonly string[],
): Promise<readonly UnreadAccount[]> {
  const { id, walletId, accountIndex, createdAt } = accounts;
  const rows = await db
    .select({ id, walletId, accountIndex, userId: wallets.userId })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, walletId))
    .where(
      and(
        eq(accounts.network, network),
        isOfWallet,
        eq(wallets.isImported, true),
        isNull(accounts.historyFrom),
        notInArray(id, [...failed]),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({ ...row, network }));
}

/** Returns a test for wallets that have an account among these. */
export function isAmong(unread: readonly UnreadAccount[]): (walletId: string) => boolean {
  return (walletId) => unread.some((account) => account.walletId === walletId);
}

/** Notes since when the histories of accounts are whole. */
export async function beginHistories(
  db: Db,
  of: readonly AccountKey[],
  historyFrom: Date,
): Promise<void> {
  const ids = of.map(({ id }) => id);
  await db.update(accounts).set({ historyFrom }).where(inArray(accounts.id, ids));
}
