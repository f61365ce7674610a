import { isErrorCode } from '../errors/is-billfold-error.ts';
import { toBillfoldError } from '../errors/to-billfold-error.ts';
import type { MessageKey } from '../i18n/translate.ts';
import type { NewNotification } from './notification-state.ts';
import { ownErrorText } from './own-error-text.ts';

/**
 * Converts a failed call to a notification: the answer's `message` over its `errors`, or what `find` has
 * where it says nothing; English unless given. Null for the second factor, which sign-in asks for itself,
 * and for a cancelled call, which did not fail.
 */
export function errorToNotification(
  error: unknown,
  find?: (key: MessageKey) => string,
): NewNotification | null {
  const known = toBillfoldError(error);
  if (isErrorCode(known, 'two_factor_required', 'aborted')) return null;
  if (known.messages[0] === '2FA code is required to login') return null;
  const say = (text: string) => (find === undefined ? text : ownErrorText(text, find));
  const isTokenMissing = find !== undefined && isErrorCode(known, 'token_provider_failed');
  const message = isTokenMissing ? find('common.tokenFailed') : say(known.messages.join('\n'));
  return { status: 'error', title: say(known.title), message };
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
