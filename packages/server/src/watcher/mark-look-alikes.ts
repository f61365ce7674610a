import type { Network } from '@billfold/core';
import { isLookAlike } from '@billfold/core/internal';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { isListed } from '../db/is-listed.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, contacts, transactions } from '../db/schema.ts';

/** Less than this is sent to be seen, not to be had. In cents. */
const dust = 100n;

export interface SeenIncome {
  readonly id: string;
  readonly walletId: string;
  readonly type: string;
  readonly fromAddress: string | null;
  /** Worth in cents; null without a price. */
  readonly fiatMinor: bigint | null;
}

/**
 * Marks dust whose sender was made to look like an address that the wallet knows, so that it is not
 * copied from the history by mistake (address poisoning).
 */
export async function markLookAlikes(
  tx: Db,
  network: Network,
  seen: readonly SeenIncome[],
): Promise<void> {
  const suspects = seen.flatMap(({ id, walletId, type, fromAddress, fiatMinor }) =>
    type === 'RECEIVED' && fromAddress !== null && (fiatMinor ?? 0n) < dust
      ? [{ id, walletId, fromAddress }]
      : [],
  );
  if (suspects.length === 0) return;
  const ends = [...new Set(suspects.map(({ fromAddress }) => fromAddress.slice(-4).toLowerCase()))];
  const walletIds = [...new Set(suspects.map(({ walletId }) => walletId))];
  const known = await loadKnown(tx, { network, walletIds, ends });
  const spam = suspects.filter(({ walletId, fromAddress }) => {
    const own = known.filter((each) => each.walletId === walletId);
    return (
      own.every(({ address }) => address !== fromAddress) &&
      own.some(({ address }) => isLookAlike(network, address, fromAddress))
    );
  });
  if (spam.length === 0) return;
  const ids = spam.map(({ id }) => id);
  await tx.update(transactions).set({ isSpam: true }).where(inArray(transactions.id, ids));
}

interface Wanted {
  readonly network: Network;
  readonly walletIds: readonly string[];
  /** The last characters of the addresses that are compared, in lower case. */
  readonly ends: readonly string[];
}

/** Where these wallets have sent to, their contacts and their own addresses, as far as they end alike. */
async function loadKnown(tx: Db, { network, walletIds, ends }: Wanted) {
  const endsAlike = (column: SQL) => inArray(sql<string>`lower(right(${column}, 4))`, [...ends]);
  const ofWallet = [...walletIds];
  const recipient = sql<string>`${transactions.toAddress}`;
  const contact = sql<string>`${contacts.address}`;
  const own = sql<string>`${addresses.address}`;
  return union(
    tx
      .select({ walletId: transactions.walletId, address: recipient })
      .from(transactions)
      .where(
        and(
          inArray(transactions.walletId, ofWallet),
          isListed,
          eq(transactions.network, network),
          inArray(transactions.type, ['SENT', 'SELF']),
          endsAlike(recipient),
        ),
      ),
    tx
      .select({ walletId: contacts.walletId, address: contact })
      .from(contacts)
      .where(
        and(
          inArray(contacts.walletId, ofWallet),
          eq(contacts.network, network),
          endsAlike(contact),
        ),
      ),
    tx
      .select({ walletId: accounts.walletId, address: own })
      .from(addresses)
      .innerJoin(accounts, eq(accounts.id, addresses.accountId))
      .where(
        and(
          inArray(accounts.walletId, ofWallet),
          isOfWallet,
          eq(addresses.network, network),
          endsAlike(own),
        ),
      ),
  );
}
