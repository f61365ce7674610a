import { networkOf } from '../platform/network-of.ts';
import { hashToken } from '../platform/opaque-token.ts';

/**
 * Hashes the network address of a caller for the key of a limit: the table holds no addresses, and no key is
 * longer than another. An IPv6 address counts as its /64 network.
 */
export function hashAddress(ip: string): string {
  return hashToken(networkOf(ip));
}
