import type { AccountAsset, BaseUnits } from '@billfold/core';
import { loadAssetBalance } from '../accounts/account-balances.ts';
import type { ServiceContext } from '../context.ts';
import { getFamily } from '../families/families.ts';
import type { EstimateRequest, SpendingAccount } from '../families/spending.ts';
import { requireToken } from '../sends/create/require-token.ts';

export interface EstimatedSend {
  readonly account: SpendingAccount;
  readonly asset: AccountAsset;
  readonly recipient: string;
  readonly amount: BaseUnits | 'max';
  readonly memo: string | null;
}

/** Network fee of a send in the native asset, and what the account has. */
export interface SendFunds {
  readonly fee: bigint;
  /** Spendable units of the asset. */
  readonly held: bigint;
  /** Spendable units of the native asset. */
  readonly native: bigint;
}

/** Loads what a send would cost now and what its account has; null where the account has nothing of the asset. */
export async function estimateSend(
  context: ServiceContext,
  { account, asset, recipient, amount, memo }: EstimatedSend,
): Promise<SendFunds | null> {
  const { network } = account;
  const { spending } = getFamily(network);
  const isToken = asset.id !== network;
  const native = await spending.loadSpendable(context.db, account);
  const held = isToken ? (await loadAssetBalance(context.db, account, asset.id)).spendable : native;
  if (held === 0n) return null;
  const token = isToken ? requireToken(network, asset.id) : null;
  const request: EstimateRequest = { token, recipient, amount, memo };
  const quote = await spending.quote(context, account, request);
  const priced = quote.price({
    ...{ feeRate: 'Medium', feeRateValue: null, gasLimit: null, gasPrice: null },
  });
  const { fee } = await priced.estimateFee(context.db, request);
  return { fee: fee + (priced.networkFee ?? 0n), held, native };
}
