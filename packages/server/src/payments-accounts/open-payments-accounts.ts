import { getNetwork } from '@billfold/core';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { reserveAddress } from '../accounts/reserve-address.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { accountIndexOf, testAccountIndexOf } from './account-index.ts';

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
  context: Pick<ServiceContext, 'platform' | 'chains' | 'openNetworks' | 'chainMode'>,
  settled: SettledBusiness,
): Promise<void> {
  const { businessId, walletId, keyIndex } = settled;
  if (context.chainMode === 'live') await openTestAccounts(tx, context, settled);
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

/** Opens the accounts of test payments of a live server, which have no watched address. */
async function openTestAccounts(
  tx: Db,
  { platform, openNetworks }: Pick<ServiceContext, 'platform' | 'openNetworks'>,
  { businessId, walletId, keyIndex }: SettledBusiness,
): Promise<void> {
  const accountIndex = testAccountIndexOf(keyIndex);
  const createdAt = nowOf(platform);
  const rows = openNetworks.map((network) => ({
    ...{ id: platform.newId(), walletId, network, accountIndex, businessId, createdAt },
    ...{ purpose: 'TEST' as const, name: 'Test payments' },
  }));
  await tx.insert(accounts).values(rows).onConflictDoNothing();
}

/** Loads the payments account of a business in its settlement wallet; undefined where it has none. */
export function findPaymentsAccount(db: Db, businessId: number, network: string) {
  return findAccount(db, {
    businessId,
    network,
    purpose: 'PAYMENTS',
    firstIndex: accountIndexOf(0),
  });
}

/** Loads the account of its test payments on a live server likewise. */
export function findTestAccount(db: Db, businessId: number, network: string) {
  return findAccount(db, {
    businessId,
    network,
    purpose: 'TEST',
    firstIndex: testAccountIndexOf(0),
  });
}

interface AccountPlace {
  readonly businessId: number;
  readonly network: string;
  readonly purpose: 'PAYMENTS' | 'TEST';
  readonly firstIndex: number;
}

async function findAccount(db: Db, { businessId, network, purpose, firstIndex }: AccountPlace) {
  const [found] = await db
    .select(getTableColumns(accounts))
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, accounts.businessId))
    .where(
      and(
        eq(accounts.businessId, businessId),
        eq(accounts.network, network),
        eq(accounts.purpose, purpose),
        isOfChosenWallet(firstIndex),
      ),
    );
  return found;
}

/**
 * Selects accounts, joined with their business, of the settlement wallet as it is chosen now. A wallet that was chosen before
 * keeps its accounts, and has new ones when it is chosen again.
 */
export function isOfChosenWallet(firstIndex = accountIndexOf(0)) {
  return and(
    eq(accounts.walletId, businesses.settlementWalletId),
    eq(accounts.accountIndex, sql`${businesses.keyIndex} + ${firstIndex}`),
  );
}
