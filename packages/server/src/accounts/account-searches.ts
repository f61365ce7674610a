import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { accountSearches, wallets } from '../db/schema.ts';
import { announce } from '../events/announce.ts';

/** Search for the accounts of a wallet on a network that another wallet with its phrase has used. */
export interface AccountSearch {
  readonly walletId: string;
  readonly userId: string;
  readonly network: ServedNetwork;
}

export interface NewSearch extends Pick<AccountSearch, 'walletId' | 'network'> {
  readonly createdAt: Date;
}

/** Requests a search, in the transaction that opens the first account of an imported wallet on a network. A wallet is searched once. */
export async function requestSearch(tx: Db, search: NewSearch): Promise<void> {
  await tx.insert(accountSearches).values(search).onConflictDoNothing();
}

/** Lists the searches that are not finished, oldest first. */
export async function listSearches(
  db: Db,
  network: ServedNetwork,
): Promise<readonly AccountSearch[]> {
  const { walletId, createdAt, finishedAt } = accountSearches;
  const rows = await db
    .select({ walletId, userId: wallets.userId })
    .from(accountSearches)
    .innerJoin(wallets, eq(wallets.id, walletId))
    .where(and(eq(accountSearches.network, network), isNull(finishedAt)))
    .orderBy(asc(createdAt), asc(walletId));
  return rows.map((row) => ({ ...row, network }));
}

/** Ends a search, which live viewers of the wallet are told. */
export async function finishSearch(
  db: Db,
  { walletId, network }: AccountSearch,
  finishedAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(accountSearches)
      .set({ finishedAt })
      .where(and(eq(accountSearches.walletId, walletId), eq(accountSearches.network, network)));
    await announce(tx, { topic: 'books', payload: {}, walletId });
  });
}
