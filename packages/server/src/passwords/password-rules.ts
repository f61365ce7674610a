import { fieldRefused } from '../platform/field-refused.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { normalizeEmail } from '../users/normalize-email.ts';

/**
 * Refuses a sign-in password that is short, contains the email, or is among the most used.
 * The upper bound of 128 characters is the contract's.
 * @throws {ApiError} 400 VALIDATION_FAILED with the first rule that failed
 */
export async function refuseWeakPassword(
  password: string,
  email: string,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> {
  const folded = password.normalize('NFKC').toLowerCase();
  const refuse = (message: RefusalText) => fieldRefused(field, { message });
  if ([...password].length < 10) throw refuse('Must have at least 10 characters');
  if (folded.includes(normalizeEmail(email))) throw refuse('Must not contain your email');
  const { commonPasswords } = await import('./common-passwords.ts');
  if (commonPasswords.has(folded)) throw refuse('This password is too common');
}
