import { isErrorCode } from '../../../errors/error-kinds.ts';
import type { AssetDigits } from '../../../money/asset-digits.ts';
import { type BaseUnits, toBaseUnits } from '../../../money/base-units.ts';
import { type Cents, toCents } from '../../../money/cents.ts';
import { parseAmount, toDecimal } from '../../../money/decimal.ts';
import { fromFiat, type Rate, toFiat } from '../../../money/rate.ts';
import type { KnownRate, SendModel } from '../model.ts';
import { maximumText } from '../request.ts';
import { chosenAccount } from './account.ts';
import { amountUnits, knownRate } from './fees.ts';

/**
 * The model with the amount that was not typed computed from the one that was. Applying it again
 * changes nothing. Without a price the USD amount is empty and the asset's stays.
 */
export function linkAmounts(model: SendModel): SendModel {
  const asset = chosenAccount(model)?.asset;
  const rate = knownRate(model);
  const isRateMissing = asset === undefined || rate === null;
  if (model.amountSource === 'usd')
    return isRateMissing ? model : { ...model, amount: assetText(model.amountUsd, rate, asset) };
  const amount = model.amountSource === 'maximum' ? maximumText(model) : model.amount;
  const filled = { ...model, amount };
  return { ...filled, amountUsd: isRateMissing ? '' : usdText(filled, rate, asset) };
}

/** Whether USD may be typed: not without a price, nor at one that is too old (R-UI-05). */
export function canEnterUsd(model: SendModel): boolean {
  const rate = knownRate(model);
  return rate !== null && rate.age !== 'expired';
}

/**
 * What `units` are worth where that can be typed over: rounded half up, unless typing it would send
 * more than `units`; then one cent less. So no amount grows by going through US dollars.
 */
export function editableCents(units: BaseUnits, rate: Rate, asset: AssetDigits): Cents {
  const cents = toFiat(units, rate, asset);
  return fromFiat(cents, rate, asset) > units ? toCents(cents - 1n) : cents;
}

/** Rounds down to the asset's digits; empty while `text` is no amount. */
function assetText(text: string, { price }: KnownRate, asset: AssetDigits): string {
  return textOf(() => {
    const units = fromFiat(toCents(parseAmount(text, 2)), price, asset);
    const written = toDecimal(units, asset);
    const { decimals, digits } = asset;
    return digits < decimals ? written.slice(0, digits - decimals) : written;
  });
}

function usdText(model: SendModel, { price }: KnownRate, asset: AssetDigits): string {
  const units = amountUnits(model);
  if (units === null) return '';
  const toCentsOf = model.edited === 'usd' ? editableCents : toFiat;
  const cents = toCentsOf(units, price, asset);
  return textOf(() => toDecimal(toBaseUnits(cents), { decimals: 2 }));
}

/** Empty where what is typed is no amount, or one too long to write. */
function textOf(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (isErrorCode(error, 'amount_invalid', 'too_many_decimals')) return '';
    throw error;
  }
}
