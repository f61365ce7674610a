import type { ChosenSettlement } from '@billfold/core/contract';
import { and, asc, eq } from 'drizzle-orm';
import { isServed } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses, users, wallets } from '../db/schema.ts';
import { isOfChosenWallet } from './open-payments-accounts.ts';
import { listWatchedNetworks } from './watch-key-store.ts';

/**
 * Loads the wallet that a business is paid into now, with the networks on which it has an account for payments. Without a
 * wallet these are the networks of its public keys.
 */
export async function loadChosenSettlement(
  db: Db,
  businessId: number,
): Promise<ChosenSettlement | null> {
  const [chosen] = await db
    .select({
      ...{ walletId: wallets.id, walletName: wallets.name, kind: wallets.kind },
      ...{ memberId: users.id, memberName: users.name },
    })
    .from(businesses)
    .innerJoin(wallets, eq(wallets.id, businesses.settlementWalletId))
    .innerJoin(users, eq(users.id, businesses.settlementUserId))
    .where(eq(businesses.id, businessId));
  if (chosen === undefined) return null;
  const { walletId, walletName, kind, ...member } = chosen;
  if (kind === 'KEYLESS')
    return {
      ...{ ...member, walletId: null, walletName: null },
      networks: (await listWatchedNetworks(db, businessId)).filter(isServed),
    };
  const opened = await db
    .select({ network: accounts.network })
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, accounts.businessId))
    .where(
      and(
        eq(accounts.businessId, businessId),
        isOfChosenWallet(),
        eq(accounts.purpose, 'PAYMENTS'),
      ),
    )
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  const networks = opened.map(({ network }) => network).filter(isServed);
  return { ...member, walletId, walletName, networks };
}
