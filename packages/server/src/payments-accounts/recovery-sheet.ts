import type { RecoverySheet } from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { and, asc, eq, max } from 'drizzle-orm';
import { describeKey } from '../accounts/load-account-public-key.ts';
import { loadPublicKey } from '../accounts/load-public-key.ts';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { accounts, addressStock, businesses, wallets } from '../db/schema.ts';

/** Loads all that another wallet with the phrase of the settlement wallet needs to find every payment. */
export async function loadRecoverySheet(
  { db, chains }: Pick<ServiceContext, 'db' | 'chains'>,
  businessId: number,
): Promise<RecoverySheet> {
  const rows = await db
    .select({
      id: accounts.id,
      walletId: accounts.walletId,
      walletName: wallets.name,
      network: accounts.network,
      accountIndex: accounts.accountIndex,
      highestIndex: max(addressStock.addressIndex),
    })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, accounts.walletId))
    // Those of an earlier settlement wallet belong to its owner.
    .innerJoin(businesses, eq(businesses.settlementWalletId, accounts.walletId))
    .leftJoin(addressStock, eq(addressStock.accountId, accounts.id))
    .where(
      and(
        eq(businesses.id, businessId),
        eq(accounts.businessId, businessId),
        eq(accounts.purpose, 'PAYMENTS'),
      ),
    )
    .groupBy(accounts.id, wallets.id)
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  const keys = [];
  for (const { network, highestIndex, ...place } of rows) {
    if (!isServed(network)) continue;
    const { path, publicKey } = await loadPublicKey(db, { ...place, network });
    const { descriptor } = describeKey(getKeyring(network, chains.get(network).chain), publicKey);
    keys.push({ network, path, publicKey, descriptor, highestIndex });
  }
  return { businessId, walletName: rows[0]?.walletName ?? null, keys };
}
