import { loopbackName } from '../../http/local-request.ts';
import { StartError } from '../../platform/start-error.ts';

/**
 * Parses the address of a server: https, or http of this machine. The text is not repeated in errors, since
 * it can hold a password.
 * @throws {StartError}
 */
export function readServerOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || !isWeb || url.href !== `${url.origin}/`)
    throw new StartError(
      'The address must be an origin such as https://pay.example, without a user, a path or a query.',
    );
  if (url.protocol === 'http:' && !loopbackName.test(url.hostname))
    throw new StartError(
      `${url.origin} is not encrypted, so its answers prove nothing: use https, or plain http for this machine alone.`,
    );
  return url.origin;
}
