import { isUniqueViolation } from '../db/unique-violation.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';

/** Creates the refusal of what the state of a customer does not allow. */
export function customerConflict(reason: RefusalText): ApiError {
  return new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: [reason],
  });
}

/** Reports whether a statement was refused because another customer has the email. */
export function isEmailTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'customers_email');
}

/**
 * Makes a change that may give a customer an email.
 * @throws {ApiError} 409 EMAIL_TAKEN where another customer has it
 */
export async function namingEmail<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    throw fieldRefused('email', {
      status: 409,
      code: 'EMAIL_TAKEN',
      message: 'Another customer has this email.',
    });
  }
}
