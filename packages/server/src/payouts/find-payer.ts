import { getNetwork } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { settlementMissing } from '../payments-accounts/settlement-missing.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';

/** Settlement account that pays. */
export interface Payer {
  readonly account: SpendingAccount;
  /** Null where the account has many, each of them of a payment. */
  readonly address: string | null;
}

/** Finds the settlement account on a network. @throws {ApiError} 409 SETTLEMENT_MISSING */
export async function findPayer(
  db: Db,
  { chains }: Pick<ServiceContext, 'chains'>,
  { owner, network }: { readonly owner: SettlementOwner; readonly network: ServedNetwork },
): Promise<Payer> {
  const { businessId, walletId, userId } = owner;
  const found = await findPaymentsAccount(db, businessId, network);
  if (found === undefined) throw settlementMissing();
  const isOne = getNetwork(network).model.family !== 'utxo';
  const address = isOne ? ((await loadAddresses(db, [found])).get(found.id) ?? null) : null;
  const place = { walletId, accountId: found.id };
  return { account: await loadSpendingAccount({ db, chains }, userId, place), address };
}
