import { isIPv6 } from 'node:net';
import { hashToken } from '../platform/opaque-token.ts';

/**
 * Hashes the network address of a caller for the key of a limit: the table holds no addresses, and no key is
 * longer than another. An IPv6 address counts as its /64 network, all of which one subscriber has.
 */
export function hashAddress(ip: string): string {
  return hashToken(networkOf(ip));
}

function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [front, back] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const given = (front?.length ?? 0) + (back?.length ?? 0);
  const groups = [...(front ?? []), ...Array<string>(8 - given).fill('0'), ...(back ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
