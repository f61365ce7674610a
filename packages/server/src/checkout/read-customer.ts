import type {
  CheckoutCustomer,
  CheckoutField,
  CheckoutSettings,
  PaymentAnswer,
} from '@billfold/core/contract';
import * as z from 'zod/mini';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import { isMissing } from './lacks-details.ts';

/** Details of the payer that a payment has. */
export interface KnownDetails {
  readonly hasEmail: boolean;
  readonly answers: readonly PaymentAnswer[];
}

/** Details that a payer gave, as the payment stores them. */
export interface ReadCustomer extends Pick<CheckoutCustomer, 'email' | 'name'> {
  readonly answers: readonly PaymentAnswer[];
}

/**
 * Reads what a payer says, by what the business asks for. Fields that are left out stay as they are known, also those
 * that the business asks for no more; empty answers are removed.
 * @throws {ApiError} 400 VALIDATION_FAILED
 */
export function readCustomer(
  { email, name: typed, fields }: CheckoutCustomer,
  settings: Pick<CheckoutSettings, 'collectEmail' | 'collectName' | 'fields'>,
  known: KnownDetails,
): ReadCustomer {
  const name = typed?.trim() || null;
  if (settings.collectEmail === 'NO' && email !== null) throw notAsked('email');
  if (settings.collectEmail === 'REQUIRED' && email === null && !known.hasEmail)
    throw fieldRefused('email', { message: 'Type your email.' });
  if (!settings.collectName && name !== null) throw notAsked('name');
  const unknown = Object.keys(fields).find((key) =>
    settings.fields.every((field) => field.name !== key),
  );
  if (unknown !== undefined) throw notAsked(`fields.${unknown}`);
  const answers = settings.fields.flatMap((field): readonly PaymentAnswer[] => {
    const before = known.answers.find((each) => each.name === field.name);
    const typed = fields[field.name];
    const isKept = before !== undefined && !(field.required && isMissing(field, before.value));
    if (typed === undefined && isKept) return [before];
    const value = readField(field, (typed ?? '').trim());
    return value === '' ? [] : [{ name: field.name, label: field.label, type: field.type, value }];
  });
  const askedBefore = known.answers.filter((answer) =>
    settings.fields.every((field) => field.name !== answer.name),
  );
  return { email, name, answers: [...answers, ...askedBefore] };
}

function readField({ name, label, type, required, options }: CheckoutField, text: string): string {
  const refuse = (message: RefusalText) => fieldRefused(`fields.${name}`, { message });
  if (required && isMissing({ type }, text)) throw refuse(fill('{label} is required.', { label }));
  if (text === '') return text;
  switch (type) {
    case 'text':
      return text;
    case 'email':
      if (!z.safeParse(z.email(), text).success)
        throw refuse(fill('{label} must be an email.', { label }));
      return text;
    case 'select':
      if (!options.includes(text))
        throw refuse(fill('{label} must be one of the options.', { label }));
      return text;
    case 'checkbox':
      if (text !== 'true' && text !== 'false')
        throw refuse(fill('{label} must be true or false.', { label }));
      return text;
    default:
      return type satisfies never;
  }
}

const notAsked = (field: string) =>
  fieldRefused(field, { message: 'The business does not ask for this.' });
