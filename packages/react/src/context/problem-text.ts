import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';

/**
 * Why a call failed, beside what it was for. An answer is told in its own words; what never arrived
 * has none. It stays there after the network is back: so it is told as it was then.
 */
export function problemText(error: AnyBillfoldError, translate: Translate): string {
  if (isErrorCode(error, 'offline')) return translate('common.wasOffline');
  if (!isErrorCode(error, 'network', 'timeout')) return error.messages.join('\n');
  // Undefined where there is no page; false is certain, true is a guess.
  const isOffline = globalThis.navigator?.onLine === false;
  return translate(isOffline ? 'common.wasOffline' : 'common.noAnswer');
}
