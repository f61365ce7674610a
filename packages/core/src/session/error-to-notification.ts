import { isErrorCode } from '../errors/is-billfold-error.ts';
import { toBillfoldError } from '../errors/to-billfold-error.ts';
import type { NewNotification } from './notification-state.ts';

/**
 * Converts a failed call to a notification: the answer's `message` over its `errors`. Null for the
 * second factor, which sign-in asks for itself, and for a cancelled call, which did not fail.
 */
export function errorToNotification(error: unknown): NewNotification | null {
  const known = toBillfoldError(error);
  if (isErrorCode(known, 'two_factor_required', 'aborted')) return null;
  if (known.messages[0] === '2FA code is required to login') return null;
  return { status: 'error', title: known.title, message: known.messages.join('\n') };
}

/**
 * Splits a message or a title into lines; a text with an error id becomes two (R-NOTE-05), and keeps the words
 * after the id.
 * @example
 * messageLines('Unknown error (ID: 4f2a)'); // ['Unknown error', 'ID: 4f2a']
 */
export function messageLines(message: string): readonly string[] {
  return message.split('\n').flatMap((line) => {
    const [, text, id, rest = ''] = /^(.*Unknown error) \((ID: [^)]*)\)?(.*)$/.exec(line) ?? [];
    return text && id ? [text, id + rest] : [line];
  });
}
