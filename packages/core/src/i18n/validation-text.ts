import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import type { Translate } from './translate.ts';

/**
 * Returns the reason of a validation error in the reader's language. An error of a service keeps
 * the service's own words.
 * @example
 * if (isBillfoldError(error)) console.log(validationText(error, createTranslate()));
 */
export function validationText(error: AnyBillfoldError, translate: Translate): string {
  if (!('reason' in error) || error.reason === undefined) return error.messages.join('\n');
  return translate(`validation.${error.reason}`, error.values);
}
