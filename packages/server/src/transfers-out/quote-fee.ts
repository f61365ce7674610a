import { type BaseUnits, getNetwork, type TokenDefinition, toBaseUnits } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import { getFamily } from '../families/families.ts';
import type { FeeChoice } from '../families/fee-choice.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { ApiError } from '../platform/api-error.ts';

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

/** Price of one send at its node. */
export interface QuotedFee {
  /** The most that the send costs now, in the native asset. */
  readonly fee: BaseUnits;
  /** Reports whether the send can go now for no more than `most`. */
  readonly isCoveredBy: (most: bigint) => Promise<boolean>;
}

/** Asks the node for the most that one send costs now, in the native asset. */
export async function quoteFee(context: ServiceContext, send: QuotedSend): Promise<BaseUnits> {
  return (await quotePrice(context, send)).fee;
}

/**
 * Asks the node what one send costs now. Where a send takes the price of its own moment and no offer binds it, a tenth is
 * added.
 */
export async function quotePrice(
  context: ServiceContext,
  { account, token, recipient, amount, memo = null, gasLimit = null }: QuotedSend,
): Promise<QuotedFee> {
  const request = { token, recipient, amount: toBaseUnits(amount), memo };
  const quote = await getFamily(account.network).spending.quote(context, account, request);
  const costOf = async (choice: FeeChoice): Promise<bigint> => {
    const priced = quote.price(choice);
    const { fee } = await priced.estimateFee(context.db, request);
    return fee + (priced.networkFee ?? 0n);
  };
  const all = await costOf({ ...usualFee, gasLimit });
  const isBound = getNetwork(account.network).gas !== null;
  return {
    fee: toBaseUnits(isBound ? all : all + all / 10n),
    isCoveredBy: async (most) => {
      try {
        return (await costOf({ ...usualFee, gasLimit, mostFee: most })) <= most;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'FEE_CHANGED') return false;
        throw error;
      }
    },
  };
}
