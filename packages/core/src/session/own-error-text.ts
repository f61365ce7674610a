import { unhandledError, untitledError } from '../errors/billfold-error.ts';
import type { MessageKey } from '../i18n/translate.ts';

/**
 * Returns what an error says where its answer says nothing, in the language of a page; any other text as it is.
 * @example
 * ownErrorText('Error', (key) => (key === 'notification.error' ? 'Fehler' : key)); // 'Fehler'
 */
export function ownErrorText(text: string, find: (key: MessageKey) => string): string {
  if (text === untitledError) return find('notification.error');
  return text === unhandledError ? find('notification.unhandled') : text;
}
