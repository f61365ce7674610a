import type { MessageKey } from '../i18n/translate.ts';

/**
 * What is wrong with a new sign-in password before the service is asked (product.md 3.2), null when
 * nothing is. Which passwords are too common the service knows.
 */
export function judgeSignInPassword(password: string, email: string): MessageKey | null {
  if (password === '') return 'common.required';
  const length = [...password].length;
  if (length < 10) return 'auth.password.short';
  if (length > 128) return 'auth.password.long';
  if (email !== '' && password.toLowerCase().includes(email.toLowerCase()))
    return 'auth.password.containsEmail';
  return null;
}
