import { type BaseUnits, type Decimal, getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { FeeEstimate, FeeOption, FeePriority, FeeQuery } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { getFamily } from '../families/families.ts';
import { invalidFeeRate } from '../families/fee-choice.ts';
import { quoteSend } from '../families/quote-send.ts';
import type { FeeTerms, SendCost, SpendingAccount } from '../families/spending.ts';
import { memoOf } from '../sends/create/memo-of.ts';
import { parseUnits, requirePayable } from '../sends/create/send-request.ts';

const validForMs = 60_000;

/**
 * Estimates the fee of a send now. An amount of zero, or above the spendable balance, is priced as the
 * maximum.
 * @throws {ApiError} 400 FEE_RATE_INVALID, ADDRESS_INVALID, VALIDATION_FAILED (memo); 409 SPENDING_BLOCKED
 */
export async function estimateFees(
  context: ServiceContext,
  account: SpendingAccount,
  query: FeeQuery,
): Promise<FeeEstimate> {
  const { decimals, feePriority } = getNetwork(account.network);
  // The query has no field for a custom rate.
  if (query.feeRate === 'Custom') throw invalidFeeRate();
  if (query.toAddress !== '') requirePayable(account.network, query.toAddress, account.chain);
  const recipient = query.toAddress === '' ? null : query.toAddress;
  const typed = parseUnits(query.amount, decimals);
  const { spending } = getFamily(account.network);
  const spendable = await spending.loadSpendable(context.db, account);
  const amount = typed === 0n || typed > spendable ? 'max' : typed;
  const memo = memoOf(account.network, query);
  const request = { token: null, recipient, amount, memo } as const;
  const quote = await quoteSend(context, spending, { account, request });
  const costAt = async (feeRate: FeePriority): Promise<Cost> => {
    const priced = quote.price({ feeRate, feeRateValue: null, gasLimit: null, gasPrice: null });
    const cost = await priced.estimateFee(context.db, request);
    return { ...cost, terms: priced.terms, networkFee: priced.networkFee };
  };
  const inMainUnits = (units: BaseUnits): Decimal => toDecimal(units, { decimals });
  const costs =
    feePriority.choice === 'selectable'
      ? { Low: await costAt('Low'), Medium: await costAt('Medium'), High: await costAt('High') }
      : null;
  const { terms, fee, networkFee } = costs?.[query.feeRate] ?? (await costAt(query.feeRate));
  const toOption = (cost: Cost): FeeOption => ({
    satPerVb: satPerVb(cost.terms),
    vsize: cost.vsize,
    estimatedFee: inMainUnits(cost.fee),
  });
  return {
    estimatedFee: inMainUnits(fee),
    estimatedGasPrice: terms.per === 'gas' ? inMainUnits(toBaseUnits(terms.gasPrice)) : null,
    estimatedGasLimit: terms.per === 'gas' ? `${terms.gasLimit}` : null,
    maximumAmount: inMainUnits(spendable),
    networkFee: networkFee && inMainUnits(networkFee),
    isApproximate: recipient === null,
    rates:
      costs === null
        ? null
        : { Low: toOption(costs.Low), Medium: toOption(costs.Medium), High: toOption(costs.High) },
    expiresAt: new Date(context.platform.clock.now() + validForMs),
  };
}

interface Cost extends SendCost {
  readonly terms: FeeTerms;
  readonly networkFee: BaseUnits | null;
}

function satPerVb(terms: FeeTerms): Decimal {
  if (terms.per !== 'size') throw new Error('a choice of fees that are not counted by size');
  return toDecimal(toBaseUnits(terms.satPerKvb), { decimals: 3 });
}
