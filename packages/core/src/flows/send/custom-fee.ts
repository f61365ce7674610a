import type { FeeEstimate } from '../../contract/transactions/transactions.ts';
import { isErrorCode } from '../../errors/error-kinds.ts';
import { toBaseUnits } from '../../money/base-units.ts';
import { type Decimal, formatAmount, parseAmount, toDecimal } from '../../money/decimal.ts';
import type { NetworkDefinition } from '../../networks/network.ts';
import type { SendModel } from './model.ts';
import { chosenAccount } from './selectors/account.ts';

/** A fee rate of the sender's own. */
export interface CustomFee {
  /** Satoshis per virtual byte, as typed. */
  readonly rate: string;
  /** Why the rate cannot be used; null where it can, or before one is typed. */
  readonly problem: 'low' | 'high' | null;
  readonly lowest: Decimal;
  /** Null until the rates of the network are known. */
  readonly highest: Decimal | null;
}

/** A rate has three decimals: thousandths of a satoshi per virtual byte. */
export const rateDecimals = 3;
/** What nodes relay. */
const lowestRate = 1_000n;
/** Beyond that the server takes it for a mistake. */
const mostTimesHigh = 10n;

/** The sender wants a rate of their own, where the host and the network leave one. */
export function isCustomFee(model: SendModel): boolean {
  const choice = chosenAccount(model)?.network.feePriority.choice;
  return model.feePriority === 'Custom' && canChooseRate(model) && choice === 'selectable';
}

export function canChooseRate({ start }: SendModel): boolean {
  return start.allowCustomFee === true;
}

/** Null where the host leaves no such choice. */
export function customFee(model: SendModel): CustomFee | null {
  if (!canChooseRate(model)) return null;
  const highest = highestRate(model);
  return {
    rate: model.customRate,
    problem: rateProblem(model),
    lowest: formatAmount(lowestRate, rateDecimals),
    highest: highest === null ? null : formatAmount(highest, rateDecimals),
  };
}

/** As the create call takes it; null for the fees of a priority, and while the rate cannot be used. */
export function feeRateValue(model: SendModel): Decimal | null {
  const rate = isCustomFee(model) ? usableRate(model) : null;
  return rate === null ? null : formatAmount(rate, rateDecimals);
}

/** What `fees` come to at the rate that is typed; null while that cannot be used. */
export function atCustomRate(model: SendModel, fees: FeeEstimate): FeeEstimate | null {
  const network = chosenAccount(model)?.network;
  const rate = usableRate(model);
  if (network === undefined || rate === null || fees.rates === null) return null;
  const { decimals } = network;
  const fee = toBaseUnits(ceilDivide(sizeOf(fees.rates.High, network) * rate, 1_000n));
  return { ...fees, estimatedFee: toDecimal(fee, { decimals }), isApproximate: true };
}

/** Virtual bytes: the most that this fee pays for at its rate, as a fee is rounded up. */
function sizeOf(
  { satPerVb, estimatedFee }: NonNullable<FeeEstimate['rates']>['High'],
  { decimals }: NetworkDefinition,
): bigint {
  const rate = parseAmount(satPerVb, rateDecimals);
  return rate === 0n ? 0n : (parseAmount(estimatedFee, decimals) * 1_000n) / rate;
}

function usableRate(model: SendModel): bigint | null {
  return rateProblem(model) === null ? typedRate(model) : null;
}

function rateProblem(model: SendModel): CustomFee['problem'] {
  const rate = typedRate(model);
  const highest = highestRate(model);
  if (rate === null) return null;
  if (rate < lowestRate) return 'low';
  return highest !== null && rate > highest ? 'high' : null;
}

/** Null while nothing is typed, or no number. */
function typedRate({ customRate }: SendModel): bigint | null {
  try {
    return parseAmount(customRate, rateDecimals);
  } catch (error) {
    if (isErrorCode(error, 'amount_invalid', 'too_many_decimals')) return null;
    throw error;
  }
}

function highestRate({ estimates: { sweep } }: SendModel): bigint | null {
  const high = sweep?.fees.rates?.High.satPerVb;
  return high === undefined ? null : parseAmount(high, rateDecimals) * mostTimesHigh;
}

function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
