import { getNetwork, type Network, networkCodes, parseAmount, toBaseUnits } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { and, isNull } from 'drizzle-orm';
import { accounts } from '../../db/schema.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { toAccounts } from '../accounts/account-answers.ts';
import { selectAccounts, toOwnedAccount } from '../accounts/account-store.ts';
import type { ServiceContext } from '../context.ts';
import { isOwned, refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { addUp, type PricedHolding } from './add-up.ts';

const dayMs = 24 * 3_600_000;

/** What the wallet holds now, at today's prices and those of a day ago. @throws {ApiError} 404 */
export async function loadStatistics(
  context: ServiceContext,
  owner: WalletOwner,
): Promise<WalletStatistics> {
  const { db, platform } = context;
  await refuseForeignWallet(db, owner);
  const now = nowOf(platform);
  const rows = await selectAccounts(db).where(and(isOwned(owner), isNull(accounts.deletedAt)));
  const owned = await toAccounts(context, rows.map(toOwnedAccount));
  const holdings: PricedHolding[] = [];
  for (const network of networkCodes) {
    const held = owned.filter(({ blockchainNetwork }) => blockchainNetwork === network);
    if (held.length > 0) holdings.push(await price(context, { network, held, now }));
  }
  const times = [
    ...owned.map(({ asOf }) => asOf),
    ...holdings.flatMap(({ price: known }) => known?.asOf ?? []),
  ];
  return {
    walletId: owner.walletId,
    currency: 'USD',
    ...addUp(holdings),
    accountsCount: owned.length,
    asOf: new Date(Math.min(now.getTime(), ...times.map((time) => time.getTime()))),
    stale: owned.some(({ stale }) => stale) || holdings.some(({ price: known }) => known?.isStale),
  };
}

interface Held {
  readonly network: Network;
  readonly held: readonly Account[];
  readonly now: Date;
}

async function price(
  { rates }: ServiceContext,
  { network, held, now }: Held,
): Promise<PricedHolding> {
  const { symbol, decimals } = getNetwork(network);
  const balance = held.reduce(
    (sum, { nativeBalance }) => sum + parseAmount(nativeBalance, decimals),
    0n,
  );
  return {
    network,
    balance: toBaseUnits(balance),
    price: await rates.find(symbol, now),
    dayBefore: await rates.find(symbol, new Date(now.getTime() - dayMs)),
  };
}
