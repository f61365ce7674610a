import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import type { Translate } from './translate.ts';

/** Why a value is not taken, in the reader's language; in a service's own words where it said so. */
export function validationText(error: AnyBillfoldError, translate: Translate): string {
  if (!('reason' in error) || error.reason === undefined) return error.messages.join('\n');
  return translate(`validation.${error.reason}`, error.values);
}
