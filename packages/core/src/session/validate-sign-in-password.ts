import type { MessageKey } from '../i18n/translate.ts';

/**
 * Validates a new sign-in password before the service is called; null when it is valid. The service
 * checks for common passwords.
 */
export function validateSignInPassword(password: string, email: string): MessageKey | null {
  if (password === '') return 'common.required';
  const length = [...password].length;
  if (length < 10) return 'auth.password.short';
  if (length > 128) return 'auth.password.long';
  if (email !== '' && password.toLowerCase().includes(email.toLowerCase()))
    return 'auth.password.containsEmail';
  return null;
}
