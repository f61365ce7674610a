import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import { ownErrorText } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';

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

/** Checks whether a call failed because the device is offline. */
export function isOfflineError(error: AnyBillfoldError): boolean {
  if (isErrorCode(error, 'offline')) return true;
  // Undefined where there is no page; false is certain, true is a guess.
  return isErrorCode(error, 'network', 'timeout') && globalThis.navigator?.onLine === false;
}
