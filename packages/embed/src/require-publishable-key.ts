import { isSecretKey } from '@billfold/core/flows';
import type { EmbedOptions } from '@billfold/core/script-tag';
import { SetupError } from './setup-error.ts';

/**
 * Requires that the publishable key of a page is no secret key, which requests would send in their addresses.
 * @throws {SetupError}
 */
export function requirePublishableKey({ publishableKey }: EmbedOptions, keyName: string): void {
  if (isSecretKey(publishableKey))
    throw new SetupError(keyName, 'is a secret key: remove it from the page, and roll it.');
}
