import { toBaseUnits } from '../../money/base-units.ts';
import { toCents } from '../../money/cents.ts';
import { parseAmount } from '../../money/decimal.ts';
import { toFiat } from '../../money/rate.ts';
import type { SendModel } from './model.ts';
import { chosenAccount } from './selectors/account.ts';
import { amountUnits, exactEstimate, knownNativeRate, knownRate } from './selectors/fees.ts';

/** Why the fees deserve a second look: over a tenth of the amount, or over $50 (product.md 3.6). */
export type HighFee = 'share' | 'amount';

const mostCents = toCents(5_000n);
/** Of the amount. */
const largestShare = 10n;

/** Null while the fees are not known, or where they are usual. */
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
  if (cents !== null && cents > mostCents) return 'amount';
  if (asset.token === null) return units * largestShare > amount ? 'share' : null;
  const price = knownRate(model)?.price;
  const worth = price === undefined ? null : toFiat(amount, price, asset);
  return cents !== null && worth !== null && cents * largestShare > worth ? 'share' : null;
}

/** Nobody has said yet that fees of this height are meant. */
export function isHighFeeOpen(model: SendModel): boolean {
  return highFee(model) !== null && model.acceptedFee !== feeName(model);
}

/** What was accepted: other fees need another yes. */
export function feeName(model: SendModel): string | null {
  const fees = exactEstimate(model);
  return fees === null ? null : `${fees.estimatedFee} ${fees.networkFee ?? ''} ${model.amount}`;
}
