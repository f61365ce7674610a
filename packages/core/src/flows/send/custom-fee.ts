import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { sanitizeAmountInput } from '../../money/amount-input.ts';
import { type Decimal, parseAmount } from '../../money/decimal.ts';
import { formatAmount } from '../../money/format-amount.ts';
import type { SendModel } from './model.ts';
import { chosenAccount } from './selectors/account.ts';

/** Custom fee rate, with its limits. */
export interface CustomFee {
  /** Satoshis per virtual byte, as typed. */
  readonly rate: string;
  /** Limit that the rate breaks; null for a valid rate, and before one is typed. */
  readonly error: 'low' | 'high' | null;
  readonly lowest: Decimal;
  /** Null until the rates of the network are known. */
  readonly highest: Decimal | null;
}

/** Decimals of a rate: thousandths of a satoshi per virtual byte. */
const rateDecimals = 3;
/** Minimum relay rate of the nodes. */
const lowestRate = 1_000n;
/** Multiple of the high rate beyond which the server refuses a rate as a mistake. */
const highRateMultiple = 10n;
/** Longer than any rate, in characters. */
const maximumLength = 12;

/** Tells whether a custom rate is chosen, where host and network allow one. */
export function isCustomFee(model: SendModel): boolean {
  const choice = chosenAccount(model)?.network.feePriority.choice;
  return model.feePriority === 'Custom' && canChooseRate(model) && choice === 'selectable';
}

export function canChooseRate({ start }: SendModel): boolean {
  return start.allowCustomFee === true;
}

/** Returns the custom rate; null where the host does not offer one. */
export function customFee(model: SendModel): CustomFee | null {
  if (!canChooseRate(model)) return null;
  const highest = highestRate(model);
  return {
    rate: model.customRate,
    error: rateError(model),
    lowest: formatAmount(lowestRate, rateDecimals),
    highest: highest === null ? null : formatAmount(highest, rateDecimals),
  };
}

/** Returns the rate for the create call; null for the other priorities, and while it is invalid. */
export function feeRateValue(model: SendModel): Decimal | null {
  const rate = isCustomFee(model) ? validRate(model) : null;
  return rate === null ? null : formatAmount(rate, rateDecimals);
}

/** Sanitizes a keystroke in the field of the custom rate. */
export function sanitizeRate(model: SendModel, text: string): string {
  const accepted = sanitizeAmountInput(model.customRate, text, rateDecimals);
  return accepted.length > maximumLength ? model.customRate : accepted;
}

/** Returns the custom rate in thousandths of a satoshi per virtual byte; null while it is invalid. */
export function validRate(model: SendModel): bigint | null {
  return rateError(model) === null ? typedRate(model) : null;
}

function rateError(model: SendModel): CustomFee['error'] {
  const rate = typedRate(model);
  const highest = highestRate(model);
  if (rate === null) return null;
  if (rate < lowestRate) return 'low';
  return highest !== null && rate > highest ? 'high' : null;
}

/** Parses the typed rate; null while it is not a number. */
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
  return high === undefined ? null : parseAmount(high, rateDecimals) * highRateMultiple;
}
