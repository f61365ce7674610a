import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/open-database.ts';
import { accounts, walletPublicKeys } from '../../../db/schema.ts';
import type { SpendingAccount } from '../../spending.ts';

/** Loads the public key of an account and the index of its next change address. */
export async function loadAccountKey(tx: Db, { id }: SpendingAccount) {
  const [row] = await tx
    .select({ publicKey: walletPublicKeys.publicKey, changeIndex: accounts.nextChangeIndex })
    .from(accounts)
    .innerJoin(
      walletPublicKeys,
      and(
        eq(walletPublicKeys.walletId, accounts.walletId),
        eq(walletPublicKeys.network, accounts.network),
        eq(walletPublicKeys.accountIndex, accounts.accountIndex),
      ),
    )
    .where(eq(accounts.id, id));
  if (row === undefined) throw new Error(`account ${id} has no public key`);
  return row;
}
