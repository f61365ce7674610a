import { type BaseUnits, type Decimal, getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { FeeEstimate, FeeOption, FeeQuery } from '@billfold/core/contract';
import type { FeeRates } from '../../chains/chain.ts';
import type { ServiceContext } from '../context.ts';
import { invalidFeeRate } from './choose-fee-rate.ts';
import { parseUnits, requirePayable } from './send-request.ts';
import { getSpending, type SpendingAccount } from './spending.ts';

const validForMs = 60_000;

/** What the send would cost now. An amount of zero, or beyond what can be paid, is priced as all. */
export async function estimateFees(
  context: ServiceContext,
  account: SpendingAccount,
  query: FeeQuery,
): Promise<FeeEstimate> {
  const { decimals } = getNetwork(account.network);
  // The query has no place for a rate of one's own.
  if (query.feeRate === 'Custom') throw invalidFeeRate();
  if (query.toAddress !== '') requirePayable(account.network, query.toAddress, account.chain);
  const recipient = query.toAddress === '' ? null : query.toAddress;
  const units = parseUnits(query.amount, decimals);
  const spending = getSpending(account.network);
  const rates = await context.chains.get(account.network).feeRates();
  const spendable = await spending.spendable(context.db, account);
  const feeAt = async (satPerKvb: bigint): Promise<BaseUnits> => {
    const amount = units === 0n || units > spendable ? 'max' : units;
    const request = { recipient, amount, satPerKvb } as const;
    return (await spending.estimate(context.db, account, request)).fee;
  };
  const inMainUnits = (amount: BaseUnits): Decimal => toDecimal(amount, { decimals });
  const options = await optionsOf(rates, async (satPerKvb) => inMainUnits(await feeAt(satPerKvb)));
  return {
    estimatedFee: options[query.feeRate].estimatedFee,
    estimatedGasPrice: null,
    estimatedGasLimit: null,
    maximumAmount: inMainUnits(spendable),
    networkFee: null,
    isApproximate: recipient === null,
    rates: options,
    expiresAt: new Date(context.platform.clock.now() + validForMs),
  };
}

async function optionsOf(
  rates: FeeRates,
  feeAt: (satPerKvb: bigint) => Promise<Decimal>,
): Promise<Record<'Low' | 'Medium' | 'High', FeeOption>> {
  const option = async (satPerKvb: bigint): Promise<FeeOption> => ({
    satPerVb: toDecimal(toBaseUnits(satPerKvb), { decimals: 3 }),
    estimatedFee: await feeAt(satPerKvb),
  });
  return {
    Low: await option(rates.low),
    Medium: await option(rates.medium),
    High: await option(rates.high),
  };
}
