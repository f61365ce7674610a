import { type Decimal, formatAmount, parseAmount } from '@billfold/core';
import type { InvalidFields } from '@billfold/core/flows';
import { isAboveZero, normalizeEmail, trimDecimal, validateEmail } from '@billfold/core/internal';
import type { CreateRefund, Price, RefundAmount } from '@billfold/core/payments';
import { readPrice } from '../read-price.ts';
import type { ReceivedAsset } from './received-assets.ts';
import type { RefundSource } from './refund-source.ts';

/** Ways to name the amount of a refund, in the order in which they are offered. */
export const amountChoices = ['OVERPAID', 'RECEIVED', 'REST', 'PRICE', 'CUSTOM'] as const;
export type AmountChoice = (typeof amountChoices)[number];

/** Typed fields of a refund. */
export interface RefundFields {
  /** Id of the asset. */
  readonly asset: string;
  readonly choice: string;
  readonly amount: string;
  /** Asset id or currency of a custom amount. */
  readonly unit: string;
  readonly feeBy: string;
  /** `ask` or `enter`. */
  readonly destination: string;
  readonly address: string;
  readonly memo: string;
  readonly kept: string;
  readonly reason: string;
  /** Receives the link, where no email of the customer is known. */
  readonly email: string;
}

/** Names of the fields in a refusal. */
export type RefusedField =
  | 'asset'
  | 'amount.amount'
  | 'amount.currency'
  | 'feePercent'
  | 'address'
  | 'email'
  | 'memo';

export interface ReadRefund {
  readonly invalid: InvalidFields<RefusedField>;
  readonly body: RefundBody | null;
}

/** Request of a refund, with the email that a refund of an unmatched transfer takes. */
export interface RefundBody extends CreateRefund {
  readonly email: string | null;
}

/** Reads the request of a refund, or what is wrong with its fields. */
export function readRefund(fields: RefundFields, asset: ReceivedAsset): ReadRefund {
  const amount = readAmount(fields, asset);
  const feePercent = readPercent(fields.kept);
  const isAsked = fields.destination === 'ask';
  const address = fields.address.trim();
  const email = normalizeEmail(fields.email);
  const emailError = email === '' ? null : validateEmail(email);
  const invalid: InvalidFields<RefusedField> = {
    ...(typeof amount === 'string' && { 'amount.amount': amount }),
    ...(feePercent === null && { feePercent: 'refunds.kept.invalid' as const }),
    ...(!isAsked && address === '' && { address: 'refunds.address.missing' as const }),
    ...(isAsked && emailError !== null && { email: emailError }),
  };
  if (typeof amount === 'string' || feePercent === null || Object.keys(invalid).length > 0)
    return { invalid, body: null };
  const memo = fields.memo.trim();
  const body: RefundBody = {
    ...{ amount, asset: asset.id, reason: fields.reason.trim() || null },
    ...(/[1-9]/.test(feePercent) && { feePercent }),
    networkFeePaidBy: fields.feeBy === 'CUSTOMER' ? 'CUSTOMER' : 'MERCHANT',
    address: isAsked ? null : address,
    email: isAsked && email !== '' ? email : null,
    ...(!isAsked && memo !== '' && { memo }),
  };
  return { invalid, body };
}

/** Lists the amounts that an asset allows: each names something else. */
export function listAmountChoices(
  { received, left, excess }: ReceivedAsset,
  { price }: Pick<RefundSource, 'price'>,
) {
  return amountChoices.filter((choice) => {
    if (choice === 'PRICE') return price !== null;
    if (choice === 'OVERPAID') return excess > 0n && excess < received;
    if (choice === 'RECEIVED') return left === received;
    return choice !== 'REST' || left < received;
  });
}

/** Returns the units of a choice; null where they depend on today's rate or are typed. */
export function unitsOfChoice(choice: string, { received, left, excess }: ReceivedAsset) {
  if (choice === 'OVERPAID') return excess;
  if (choice === 'RECEIVED') return received;
  return choice === 'REST' ? left : null;
}

/** Returns the units of the chosen or typed amount; null where they depend on today's rate, or none is typed. */
export function unitsOfFields(
  { choice, amount, unit }: Pick<RefundFields, 'choice' | 'amount' | 'unit'>,
  asset: ReceivedAsset,
): bigint | null {
  if (choice !== 'CUSTOM') return unitsOfChoice(choice, asset);
  return unit === asset.id ? readUnits(amount, asset.decimals) : null;
}

/** Returns the value of an amount when it was paid; null where it is not known, or below the smallest coin. */
export function valueOfFields(
  fields: Pick<RefundFields, 'choice' | 'amount' | 'unit'>,
  asset: ReceivedAsset,
  source: Pick<RefundSource, 'valueOf'>,
): Price | null {
  const value = findValue(fields, asset, source);
  return value !== null && isAboveZero(value.amount) ? value : null;
}

function findValue(...[fields, asset, source]: Parameters<typeof valueOfFields>): Price | null {
  // The excess and the whole have a value of their own, with which the payment is booked.
  if (fields.choice === 'OVERPAID') return asset.excessValue;
  if (fields.choice === 'RECEIVED') return asset.receivedValue;
  const { symbol, network, decimals } = asset;
  const units = unitsOfFields(fields, asset);
  return units === null
    ? null
    : source.valueOf({ amount: formatAmount(units, decimals), asset: symbol, network });
}

type AmountError = 'refunds.custom.missing' | 'refunds.custom.tooMuch';

function readAmount(
  { choice, amount, unit }: RefundFields,
  { id, left, decimals }: ReceivedAsset,
): RefundAmount | AmountError {
  if (choice === 'OVERPAID' || choice === 'RECEIVED' || choice === 'PRICE') return { kind: choice };
  if (choice === 'REST')
    return { kind: 'CUSTOM', amount: formatAmount(left, decimals), currency: id };
  if (unit !== id) {
    const price = readPrice(amount, unit);
    return price === null
      ? 'refunds.custom.missing'
      : { kind: 'CUSTOM', amount: price, currency: unit };
  }
  const units = readUnits(amount, decimals);
  if (units === null || units <= 0n) return 'refunds.custom.missing';
  if (units > left) return 'refunds.custom.tooMuch';
  return { kind: 'CUSTOM', amount: formatAmount(units, decimals), currency: id };
}

/** Parses a typed amount; null for any other text. */
export function readUnits(text: string, decimals: number): bigint | null {
  try {
    return parseAmount(text.trim(), decimals);
  } catch {
    return null;
  }
}

const hundredPercent = 1_000_000n;

/** Reads a percentage below 100; `0` of no text, null of any other. */
function readPercent(text: string): Decimal | null {
  const units = readUnits(text.trim() || '0', 4);
  return units === null || units >= hundredPercent ? null : trimDecimal(formatAmount(units, 4));
}
