import { type AnyBillfoldError, type BillfoldClient, ValidationError } from '@billfold/core';
import { integrationMistake } from './integration-mistake.ts';

const reported = new WeakMap<BillfoldClient, Set<string>>();

/** Writes a mistake in the set-up of `client` to the console, each one once; other errors have no effect. */
export function reportMistake(
  error: AnyBillfoldError,
  client: BillfoldClient,
  wasSignedIn: boolean,
): void {
  const { baseUrl } = client;
  const mistake = integrationMistake(error, { baseUrl, wasSignedIn });
  const before = reported.get(client) ?? new Set();
  if (mistake === null || before.has(mistake)) return;
  reported.set(client, before.add(mistake));
  // biome-ignore lint/suspicious/noConsole: the developer of the page reads it there, the person does not.
  console.error(`[billfold] ${mistake}`);
}

/** Creates the error of a publishable key that is a secret key, or that the server does not know. */
export function createKeyError(isSecret: boolean): ValidationError {
  const problem = isSecret
    ? 'is a secret key: remove it from the page, and roll it.'
    : 'is no key of this server.';
  return new ValidationError('invalid_config', { messages: [`\`publishableKey\` ${problem}`] });
}
