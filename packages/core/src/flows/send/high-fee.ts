import { toBaseUnits } from '../../money/base-units.ts';
import { toCents } from '../../money/cents.ts';
import { parseAmount } from '../../money/decimal.ts';
import { toFiat } from '../../money/rate.ts';
import type { SendModel } from './model.ts';
import { amountUnits, chosenAccount } from './selectors/account.ts';
import { knownNativeRate, knownRate } from './selectors/amount.ts';
import { exactEstimate } from './selectors/fees.ts';

/** Reason to confirm the fees: more than a tenth of the amount, or more than $50. */
export type HighFee = 'share' | 'amount';

const maximumCents = toCents(5_000n);
/** Divisor of the amount: fees above a tenth of it are high. */
const shareDivisor = 10n;

/** Returns why the fees are high; null while they are unknown or usual. */
export function highFee(model: SendModel): HighFee | null {
  const chosen = chosenAccount(model);
  const fees = exactEstimate(model);
  const amount = amountUnits(model);
  if (chosen === null || fees === null || amount === null) return null;
  const { network, asset } = chosen;
  const units = toBaseUnits(
    parseAmount(fees.estimatedFee, network.decimals) +
      parseAmount(fees.networkFee ?? '0', network.decimals),
  );
  const nativePrice = knownNativeRate(model)?.price;
  const cents = nativePrice === undefined ? null : toFiat(units, nativePrice, network);
  if (cents !== null && cents > maximumCents) return 'amount';
  if (asset.token === null) return units * shareDivisor > amount ? 'share' : null;
  const price = knownRate(model)?.price;
  const value = price === undefined ? null : toFiat(amount, price, asset);
  return cents !== null && value !== null && cents * shareDivisor > value ? 'share' : null;
}

/** Tells whether the fees are high and the sender has not accepted them. */
export function isHighFeeOpen(model: SendModel): boolean {
  return highFee(model) !== null && model.acceptedFee !== feeKey(model);
}

/** Identifies the accepted fees, so that other fees need another confirmation. */
export function feeKey(model: SendModel): string | null {
  const fees = exactEstimate(model);
  return fees === null ? null : `${fees.estimatedFee} ${fees.networkFee ?? ''} ${model.amount}`;
}
