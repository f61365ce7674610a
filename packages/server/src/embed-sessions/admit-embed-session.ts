import type { ServiceContext } from '../context.ts';
import type { CalledEndpoint, CallerHeaders, Principal } from '../http/bind.ts';
import { isOriginOf } from '../http/foreign-origins.ts';
import { ApiError } from '../platform/api-error.ts';
import { originsOf } from '../platform/read-bases.ts';
import { isInScopes } from './embed-reach.ts';
import type { FoundEmbedSession } from './find-embed-session.ts';

export interface EmbedCall {
  readonly headers: CallerHeaders;
  readonly call: CalledEndpoint;
}

/**
 * Admits a call with the token of a partner from a page that it was made for, within its scopes.
 * @throws {ApiError} 403 ORIGIN_NOT_ALLOWED, SCOPE_MISSING
 */
export function admitEmbedSession(
  context: Pick<ServiceContext, 'bases' | 'publicUrl'>,
  { userId, scopes, origins }: FoundEmbedSession,
  { headers, call }: EmbedCall,
): Principal {
  if (!isFromPage(context, origins, headers))
    throw new ApiError(403, 'ORIGIN_NOT_ALLOWED', {
      errors: ['The token was made for another page.'],
    });
  if (!isInScopes(scopes, call))
    throw new ApiError(403, 'SCOPE_MISSING', {
      errors: ['The token of this page was given no scope for that.'],
    });
  // The partner vouches for the person, who has no email here.
  return { userId, sessionId: null, isEmailVerified: true, isPartner: true, scopes };
}

/** Programs send no origin, and the frame of secrets is a page of this server. */
function isFromPage(
  { bases, publicUrl }: Pick<ServiceContext, 'bases' | 'publicUrl'>,
  origins: readonly string[],
  { origin, host = '' }: CallerHeaders,
): boolean {
  if (origin === undefined || isOriginOf(origin, host)) return true;
  return [...origins, new URL(publicUrl).origin, ...originsOf(bases)].includes(origin);
}
