import { getNetwork } from '@billfold/core';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { reserveAddress } from '../accounts/reserve-address.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { accountIndexOf } from './account-index.ts';

export interface SettledBusiness {
  readonly businessId: number;
  readonly walletId: string;
  readonly keyIndex: number;
}

/**
 * Opens the payments account of a business on each network where it has none, in the transaction
 * that stored their public keys. Where an account has one address, it has it from the start; where
 * it has many, each is made for one payment.
 */
export async function openPaymentsAccounts(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'chains' | 'openNetworks'>,
  { businessId, walletId, keyIndex }: SettledBusiness,
): Promise<void> {
  const accountIndex = accountIndexOf(keyIndex);
  for (const network of context.openNetworks) {
    const id = context.platform.newId();
    const place = { walletId, network, accountIndex };
    const opened = await tx
      .insert(accounts)
      .values({
        ...{ ...place, id, businessId, purpose: 'PAYMENTS' as const },
        ...{ name: 'Payments', createdAt: nowOf(context.platform) },
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (opened.length === 0 || getNetwork(network).addressLimit === null) continue;
    await reserveAddress(tx, { account: { id, ...place }, branch: 'receive' }, context);
  }
}

/** Loads the payments account of a business in its settlement wallet; undefined where it has none. */
export async function findPaymentsAccount(db: Db, businessId: number, network: string) {
  const [found] = await db
    .select(getTableColumns(accounts))
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, accounts.businessId))
    .where(
      and(
        eq(accounts.businessId, businessId),
        eq(accounts.network, network),
        eq(accounts.purpose, 'PAYMENTS'),
        eq(accounts.walletId, businesses.settlementWalletId),
        eq(accounts.accountIndex, sql`${businesses.keyIndex} + ${accountIndexOf(0)}`),
      ),
    );
  return found;
}
