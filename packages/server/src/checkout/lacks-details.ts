import type { CheckoutField, CheckoutSettings } from '@billfold/core/contract';
import type { PaymentParts } from '../payments/payment-parts.ts';
import { ApiError } from '../platform/api-error.ts';

/** Payment and customer, as far as payers fill them in. */
export interface FilledIn {
  readonly row: Pick<PaymentParts['row'], 'answers' | 'paidState'>;
  readonly customer: Pick<NonNullable<PaymentParts['customer']>, 'email'> | null;
}

type Collecting = Pick<CheckoutSettings, 'collectEmail' | 'fields'>;

/**
 * Reports whether a payer has yet to say what the business requires: before that nothing can be chosen and no
 * address is shown. Once money came, the payer gets the address in any case.
 */
export function lacksDetails({ row, customer }: FilledIn, settings: Collecting): boolean {
  if (row.paidState !== 'UNPAID') return false;
  if (settings.collectEmail === 'REQUIRED' && (customer?.email ?? null) === null) return true;
  return lacksAnswers(row, settings);
}

/** Reports whether a field that the business requires has no answer. */
export function lacksAnswers(
  { answers }: Pick<FilledIn['row'], 'answers'>,
  { fields }: Pick<Collecting, 'fields'>,
): boolean {
  const answerTo = (field: string) => answers.find(({ name }) => name === field)?.value ?? '';
  return fields.some((field) => field.required && isMissing(field, answerTo(field.name)));
}

/** Reports whether an answer to a required field is none; a box has to be ticked. */
export function isMissing({ type }: Pick<CheckoutField, 'type'>, answer: string): boolean {
  return answer === '' || (type === 'checkbox' && answer !== 'true');
}

/** Creates the refusal of a payer who has yet to say what the business requires. */
export function detailsMissing(): ApiError {
  return new ApiError(409, 'DETAILS_MISSING', {
    message: 'Details are missing',
    errors: ['Fill in what the business asks for first.'],
  });
}
