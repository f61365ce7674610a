import { createHmac } from 'node:crypto';
import type { ServiceContext } from '../context.ts';
import { hashToken } from '../platform/opaque-token.ts';
import type { OutRow } from './refund-store.ts';

type Keys = Pick<ServiceContext, 'keys'>;

/** Time in which a customer can give an address. */
export const claimableMs = 30 * 24 * 3_600_000;

/** Returns what is stored of the claim link of a new refund. */
export function newClaim({ keys }: Keys, refundId: string, now: Date) {
  const claimKeyVersion = keys.current;
  return {
    claimTokenHash: hashToken(deriveToken(keys.newest.refundClaims, refundId)),
    claimKeyVersion,
    claimExpiresAt: new Date(now.getTime() + claimableMs),
  };
}

/**
 * Returns the page on which the customer gives an address; null where there is none, or where the master key is
 * gone from which its token is derived. The token itself is never stored.
 */
export function claimUrlOf(
  { keys, publicUrl }: Keys & Pick<ServiceContext, 'publicUrl'>,
  { id, claimKeyVersion }: Pick<OutRow, 'id' | 'claimKeyVersion'>,
): string | null {
  const known = claimKeyVersion === null ? undefined : keys.find(claimKeyVersion);
  return known === undefined ? null : `${publicUrl}/refund/${deriveToken(known.refundClaims, id)}`;
}

const deriveToken = (key: Uint8Array, refundId: string): string =>
  createHmac('sha256', key).update(refundId).digest('base64url');
