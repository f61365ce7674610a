import type { CheckoutCustomer, CheckoutField, CheckoutSettings } from '@billfold/core/contract';
import * as z from 'zod/mini';
import { fieldRefused } from '../platform/field-refused.ts';
import { isMissing } from './lacks-details.ts';

/** Details of the payer that a payment has. */
export interface KnownDetails {
  readonly hasEmail: boolean;
  readonly fields: CheckoutCustomer['fields'];
}

/**
 * Reads what a payer says, by what the business asks for. Fields that are left out stay as they are known, and empty
 * answers are removed.
 * @throws {ApiError} 400 VALIDATION_FAILED
 */
export function readCustomer(
  { email, name: typed, fields }: CheckoutCustomer,
  settings: Pick<CheckoutSettings, 'collectEmail' | 'collectName' | 'fields'>,
  known: KnownDetails,
): CheckoutCustomer {
  const name = typed?.trim() || null;
  if (settings.collectEmail === 'NO' && email !== null) throw notAsked('email');
  if (settings.collectEmail === 'REQUIRED' && email === null && !known.hasEmail)
    throw fieldRefused('email', { message: 'Type your email.' });
  if (!settings.collectName && name !== null) throw notAsked('name');
  const unknown = Object.keys(fields).find((key) =>
    settings.fields.every((field) => field.name !== key),
  );
  if (unknown !== undefined) throw notAsked(`fields.${unknown}`);
  const answers = settings.fields.flatMap((field) => {
    const answer = readField(field, (fields[field.name] ?? known.fields[field.name] ?? '').trim());
    return answer === '' ? [] : [[field.name, answer] as const];
  });
  return { email, name, fields: Object.fromEntries(answers) };
}

function readField({ name, label, type, required, options }: CheckoutField, text: string): string {
  const refuse = (message: string) => fieldRefused(`fields.${name}`, { message });
  if (required && isMissing({ type }, text)) throw refuse(`${label} is required.`);
  if (text === '') return text;
  switch (type) {
    case 'text':
      return text;
    case 'email':
      if (!z.safeParse(z.email(), text).success) throw refuse(`${label} must be an email.`);
      return text;
    case 'select':
      if (!options.includes(text)) throw refuse(`${label} must be one of the options.`);
      return text;
    case 'checkbox':
      if (text !== 'true' && text !== 'false') throw refuse(`${label} must be true or false.`);
      return text;
    default:
      return type satisfies never;
  }
}

const notAsked = (field: string) =>
  fieldRefused(field, { message: 'The business does not ask for this.' });
