import { ValidationError } from '../../../errors/error-kinds.ts';
import { isErrorCode } from '../../../errors/is-billfold-error.ts';
import { sanitizeAmountInput } from '../../../money/amount-input.ts';
import type { AssetDigits } from '../../../money/asset-digits.ts';
import { type BaseUnits, toBaseUnits } from '../../../money/base-units.ts';
import { type Cents, toCents } from '../../../money/cents.ts';
import { parseAmount, toDecimal } from '../../../money/decimal.ts';
import { fromFiat, type Rate, toFiat } from '../../../money/rate.ts';
import type { KnownRate, SendModel } from '../model.ts';
import type { SanitizedAmount } from '../sanitized-amount.ts';
import { amountUnits, chosenAccount, knownRate } from './account.ts';
import { maximumUnits } from './fees.ts';

/** Validates the amount against the minimum and the maximum spendable. */
export function amountError(model: SendModel): ValidationError | null {
  const chosen = chosenAccount(model);
  const maximum = maximumUnits(model);
  if (chosen === null || maximum === null) return null;
  const amount = amountUnits(model) ?? toBaseUnits(0n);
  if (amount < parseAmount(chosen.asset.minimumAmount, chosen.asset.decimals))
    return new ValidationError('amount_below_minimum', {
      messages: ['The amount must be at least the minimum required.'],
      reason: 'belowMinimum',
      field: 'amount',
    });
  if (amount > maximum)
    return new ValidationError('amount_above_maximum', {
      messages: ['The amount must not exceed the maximum allowed limit.'],
      reason: 'aboveMaximum',
      field: 'amount',
    });
  return null;
}

/**
 * Validates the amount of a pause in typing: null where more digits may still resolve the error, such
 * as in `0.0` on the way to `0.05`.
 */
export function certainAmountError(model: SendModel): ValidationError | null {
  const error = amountError(model);
  return error?.code === 'amount_below_minimum' && canReachMinimum(model) ? null : error;
}

function canReachMinimum(model: SendModel): boolean {
  const chosen = chosenAccount(model);
  const [, decimals] = typedAmount(model).split('.');
  if (chosen === null || model.edited === 'usd' || decimals === undefined) return true;
  const { asset } = chosen;
  const nextStep = 10n ** BigInt(Math.max(asset.decimals - decimals.length, 0));
  const bound = (amountUnits(model) ?? 0n) + nextStep;
  return bound > parseAmount(asset.minimumAmount, asset.decimals);
}

/** Returns the text of the edited side. */
export function typedAmount({ edited, amount, amountUsd }: SendModel): string {
  return edited === 'usd' ? amountUsd : amount;
}

/** Longer than any amount of any asset, in characters. */
const maximumLength = 40;

/** Sanitizes a keystroke in the amount field, which takes the decimals of the asset. */
export function sanitizeAmount(model: SendModel, text: string): SanitizedAmount {
  const chosen = chosenAccount(model);
  if (chosen === null) return { text: '', isCut: false };
  return sanitized(model.amount, text, chosen.asset.digits);
}

/** Sanitizes a keystroke in the USD field, which takes cents. */
export function sanitizeAmountUsd(model: SendModel, text: string): SanitizedAmount {
  return sanitized(model.amountUsd, text, usdDigits);
}

const usdDigits = 2;

function sanitized(previous: string, text: string, digits: number): SanitizedAmount {
  const accepted = sanitizeAmountInput(previous, text, digits);
  if (accepted.length > maximumLength) return { text: previous, isCut: false };
  const [, decimals = '', ...more] = text.replace(/[^\d.]/g, '').split('.');
  return { text: accepted, isCut: more.length === 0 && decimals.length > digits };
}

/** Returns the number of decimals that the edited field takes, where a keystroke had more; else null. */
export function exceededDigits(model: SendModel): number | null {
  if (!model.isCut) return null;
  return model.edited === 'usd' ? usdDigits : (chosenAccount(model)?.asset.digits ?? null);
}

/**
 * Returns the model with the amount that was not typed computed from the one that was. Idempotent.
 * Without a price the USD amount is empty and the amount of the asset stays.
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

/** Tells whether USD may be typed: not without a price, nor at an expired one (R-UI-05). */
export function canEnterUsd(model: SendModel): boolean {
  const rate = knownRate(model);
  return rate !== null && rate.age !== 'expired';
}

/**
 * Returns the value of `units` for an editable USD field: rounded half up, one cent less where typing
 * that text would send more than `units`. No amount grows by a round trip through US dollars.
 */
export function editableCents(units: BaseUnits, rate: Rate, asset: AssetDigits): Cents {
  const cents = toFiat(units, rate, asset);
  return fromFiat(cents, rate, asset) > units ? toCents(cents - 1n) : cents;
}

/** Formats the maximum with the digits of the asset; the typed amount until the maximum is known. */
function maximumText(model: SendModel): string {
  const chosen = chosenAccount(model);
  const maximum = maximumUnits(model);
  if (chosen === null || maximum === null) return model.amount;
  return formatUnits(maximum, chosen.asset);
}

/** Rounds down to the digits of the asset; empty while `text` is not an amount. */
function assetText(text: string, { price }: KnownRate, asset: AssetDigits): string {
  return textOf(() => formatUnits(fromFiat(toCents(parseAmount(text, 2)), price, asset), asset));
}

function formatUnits(units: BaseUnits, { decimals, digits }: AssetDigits): string {
  const text = toDecimal(units, { decimals });
  return digits < decimals ? text.slice(0, digits - decimals) : text;
}

function usdText(model: SendModel, { price }: KnownRate, asset: AssetDigits): string {
  const units = amountUnits(model);
  if (units === null) return '';
  const toCentsOf = model.edited === 'usd' ? editableCents : toFiat;
  const cents = toCentsOf(units, price, asset);
  return textOf(() => toDecimal(toBaseUnits(cents), { decimals: 2 }));
}

/** Returns an empty text where the typed one is not an amount, or too long to write. */
function textOf(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (isErrorCode(error, 'amount_invalid', 'too_many_decimals')) return '';
    throw error;
  }
}
