import type { MessageKey } from '../i18n/translate.ts';
import { isEmailAddress, normalizeEmail } from './email-address.ts';

/** Returns the key of the error of a typed email address; null for one that the services accept. */
export function validateEmail(text: string): MessageKey | null {
  const email = normalizeEmail(text);
  if (email === '') return 'auth.email.missing';
  return isEmailAddress(email) ? null : 'auth.email.invalid';
}
