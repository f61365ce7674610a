import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { isOfBusinesses } from './held-funds.ts';

/** Business in a wallet, in the name of the user who asks for it. */
export interface SettlementOwner extends WalletOwner {
  readonly businessId: number;
}

/**
 * Returns the name of a business with accounts in the wallet. Its funds are the owner's of the wallet,
 * who may be a member no longer.
 * @throws {ApiError} 404
 */
export async function requireSettlement(db: Db, owner: SettlementOwner): Promise<string> {
  await refuseForeignWallet(db, owner);
  const [found] = await db
    .select({ name: businesses.name })
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, accounts.businessId))
    .where(isOfBusinesses(owner))
    .limit(1);
  if (found === undefined) throw notFound('business');
  return found.name;
}
