import { type AnyBillfoldError, isErrorCode } from '@billfold/core';

const seeReadme = 'See "Access tokens" in the README of @billfold/react.';

/**
 * Returns the sentence for the developer of the page where a failed call follows from an option that
 * is missing or wrong; null for every other failure.
 */
export function integrationMistake(
  error: AnyBillfoldError,
  { baseUrl, wasSignedIn }: { readonly baseUrl: string; readonly wasSignedIn: boolean },
): string | null {
  if (isErrorCode(error, 'invalid_config')) return error.message;
  if (isErrorCode(error, 'token_provider_failed'))
    // The token source of the script tag has reported the wrong option by name.
    return isSetupError(error.cause)
      ? null
      : `\`getAccessToken\` of createClient failed, so that no call could be made. ${seeReadme}`;
  if (isErrorCode(error, 'origin_not_allowed'))
    return `The server at \`baseUrl\` ${baseUrl} does not allow the origin of this page. ${seeReadme}`;
  if (isErrorCode(error, 'unauthorized') && !wasSignedIn)
    return `The server refused the token: \`getAccessToken\` of createClient has to return the token of a signed-in user. ${seeReadme}`;
  if (isErrorCode(error, 'network') && !wasSignedIn && globalThis.navigator?.onLine !== false)
    return `There is no answer from \`baseUrl\` ${baseUrl}: check the address, and that the server allows the origin of this page. ${seeReadme}`;
  return null;
}

/** Recognizes the `SetupError` of the script tag, which is no error of the client. */
function isSetupError(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'invalid_config';
}
