import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import type { MessageKey, Translate } from '@billfold/core/i18n';
import { unhandledError, untitledError } from '@billfold/core/internal';

/**
 * Returns the reason of a failed call: the server's messages, or a text of ours if no answer arrived.
 */
export function problemText(error: AnyBillfoldError, translate: Translate): string {
  if (isOfflineError(error)) return translate('common.wasOffline');
  if (isErrorCode(error, 'token_provider_failed')) return translate('common.tokenFailed');
  if (isErrorCode(error, 'network', 'timeout')) return translate('common.noAnswer');
  return ownErrorText(error.messages.join('\n'), translate);
}

/** Returns the title of a failed call: the server's, or one of ours where its answer had none. */
export const problemTitle = (error: AnyBillfoldError, translate: Translate): string =>
  ownErrorText(error.title, translate);

/** Returns what an error says where its answer says nothing, in the language of the page; else the text as it is. */
export function ownErrorText(text: string, find: (key: MessageKey) => string): string {
  if (text === untitledError) return find('notification.error');
  return text === unhandledError ? find('notification.unhandled') : text;
}

/** Checks whether a call failed because the device is offline. */
export function isOfflineError(error: AnyBillfoldError): boolean {
  if (isErrorCode(error, 'offline')) return true;
  // Undefined where there is no page; false is certain, true is a guess.
  return isErrorCode(error, 'network', 'timeout') && globalThis.navigator?.onLine === false;
}
