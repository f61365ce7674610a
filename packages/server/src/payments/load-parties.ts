import type { Network } from '@billfold/core';
import { and, eq } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, businesses } from '../db/schema.ts';

/** One of our addresses that a transaction pays or is paid by. */
export interface Party {
  readonly address: string;
  readonly branch: 'receive' | 'change';
  readonly accountId: string;
  readonly walletId: string;
  readonly purpose: 'WALLET' | 'PAYMENTS' | 'PURSE' | 'TEST' | 'WATCH';
  /** Business whose payments arrive there; null of a wallet's own account. */
  readonly businessId: number | null;
  /** Wallet that the payments of this business belong to. */
  readonly settlementWalletId: string | null;
}

/** Loads those of `texts` that are ours, in one query however many addresses are watched. */
export async function loadParties(
  tx: Db,
  network: Network,
  texts: readonly string[],
): Promise<readonly Party[]> {
  if (texts.length === 0) return [];
  return tx
    .select({
      address: addresses.address,
      branch: addresses.branch,
      accountId: accounts.id,
      walletId: accounts.walletId,
      purpose: accounts.purpose,
      businessId: accounts.businessId,
      settlementWalletId: businesses.settlementWalletId,
    })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .leftJoin(businesses, eq(businesses.id, accounts.businessId))
    .where(and(eq(addresses.network, network), isAnyTextOf(addresses.address, texts)));
}
