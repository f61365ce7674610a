import { type BaseUnits, getNetwork, type TokenDefinition, toBaseUnits } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import { getFamily } from '../families/families.ts';
import type { FeeChoice } from '../families/fee-choice.ts';
import type { SpendingAccount } from '../families/spending.ts';

export interface QuotedSend {
  readonly account: SpendingAccount;
  readonly token: TokenDefinition | null;
  /** Null before it is known. */
  readonly recipient: string | null;
  readonly amount: bigint;
  /** Text for the recipient; left out for none. */
  readonly memo?: string | null;
  /** Left out for the gas that the network needs. */
  readonly gasLimit?: string | null;
}

const usualFee: FeeChoice = {
  ...{ feeRate: 'Medium', feeRateValue: null, gasLimit: null, gasPrice: null },
};

/**
 * Asks the node for the most that one send costs now, in the native asset. Where a send takes the price of its own
 * moment and no offer binds it, a tenth is added.
 */
export async function quoteFee(
  context: ServiceContext,
  { account, token, recipient, amount, memo = null, gasLimit = null }: QuotedSend,
): Promise<BaseUnits> {
  const request = { token, recipient, amount: toBaseUnits(amount), memo };
  const quote = await getFamily(account.network).spending.quote(context, account, request);
  const priced = quote.price({ ...usualFee, gasLimit });
  const { fee } = await priced.estimateFee(context.db, request);
  const all = fee + (priced.networkFee ?? 0n);
  const isBound = getNetwork(account.network).gas !== null;
  return toBaseUnits(isBound ? all : all + all / 10n);
}
