import { ValidationError } from '@billfold/core';

/** Creates the error of a publishable key that is a secret key, or that the server does not know. */
export function createKeyError(isSecret: boolean): ValidationError {
  const problem = isSecret
    ? 'is a secret key: remove it from the page, and roll it.'
    : 'is no key of this server.';
  return new ValidationError('invalid_config', { messages: [`\`publishableKey\` ${problem}`] });
}
