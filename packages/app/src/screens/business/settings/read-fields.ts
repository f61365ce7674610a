import { type Decimal, parseAmount, toDecimal } from '@billfold/core';
import type { MessageKey } from '@billfold/core/i18n';
import type { ConfirmationPolicy } from '@billfold/core/payments';
import { readBasisPoints } from './basis-points.ts';

/** Value of a field: as it was typed and read, or the message that says what is wrong with it. */
export type ReadField<T> = { readonly value: T } | { readonly problem: MessageKey };

/** Returns the text without space around it; null where nothing is left. */
export function textOrNull(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Reads a whole number within limits. */
export function readWhole(
  text: string,
  [least, most]: readonly [number, number],
  problem: MessageKey,
): ReadField<number> {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return value >= least && value <= most ? { value } : { problem };
}

/** Reads a percentage of at most 10 as basis points. */
export function readPercent(text: string, least: 0 | -1000): ReadField<number> {
  const value = readBasisPoints(text);
  if (value !== null && value >= least && value <= 1000) return { value };
  return {
    problem: least === 0 ? 'businessSetup.percent.invalid' : 'businessSetup.adjust.invalid',
  };
}

/** Reads a price, which is empty where there is none. */
export function readLimit(text: string): ReadField<Decimal | null> {
  const typed = text.trim();
  if (typed === '') return { value: null };
  if (!/^\d{1,15}(\.\d{1,18})?$/.test(typed)) return { problem: 'businessSetup.limit.invalid' };
  return { value: toDecimal(typed) };
}

/** Reports whether the greatest price is below the least one. */
export function isRangeEmpty(least: Decimal | null, most: Decimal | null): boolean {
  if (least === null || most === null) return false;
  return parseAmount(least, 18) > parseAmount(most, 18);
}

/** Choices of the confirmations that payments wait for; `OWN` is a number. */
export const policyChoices = ['STANDARD', 'STRICT', 'INSTANT', 'OWN'] as const;
export type PolicyChoice = (typeof policyChoices)[number];

export function choiceOf(policy: ConfirmationPolicy): PolicyChoice {
  return typeof policy === 'number' ? 'OWN' : policy;
}

/** Reads a choice of confirmations with the number that belongs to it. */
export function readPolicy(choice: string, confirmations: string): ReadField<ConfirmationPolicy> {
  if (choice === 'OWN')
    return readWhole(confirmations, [1, 100], 'businessSetup.confirmations.invalid');
  const value = policyChoices.find((each) => each === choice);
  return { value: value === undefined || value === 'OWN' ? 'STANDARD' : value };
}

/** Collects read fields: their values, and the messages of those that are wrong. */
export function createReader<Field extends string>() {
  const invalid: Partial<Record<Field, MessageKey>> = {};
  return {
    invalid,
    /** Returns the value; where the field is wrong, the saved one and a message under the field. */
    take: <T>(field: Field, read: ReadField<T>, saved: T): T => {
      if ('value' in read) return read.value;
      invalid[field] = read.problem;
      return saved;
    },
  };
}
