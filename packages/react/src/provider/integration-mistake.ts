import { type AnyBillfoldError, isErrorCode } from '@billfold/core';

// The script tag draws with this provider too.
const seeReadme =
  'See "Access tokens" in the README of @billfold/react, or "Set-up errors" in that of @billfold/embed.';

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
    return `The server at \`baseUrl\` ${baseUrl} refused a call of this page: ${error.message} ${seeReadme}`;
  // A call without a token has null for a cause: no user is signed in, which is no mistake.
  if (isErrorCode(error, 'unauthorized') && !wasSignedIn && error.cause === undefined)
    return `The server refused the token: \`getAccessToken\`, or the token endpoint of the script tag, has to return that of a signed-in user. ${seeReadme}`;
  if (isErrorCode(error, 'network') && !wasSignedIn && globalThis.navigator?.onLine !== false)
    return `There is no answer from \`baseUrl\` ${baseUrl}: check the address, and that the server allows the origin of this page. ${seeReadme}`;
  return null;
}

/** Recognizes the `SetupError` of the script tag, which is no error of the client. */
function isSetupError(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'invalid_config';
}
