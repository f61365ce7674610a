import { isIP } from 'node:net';

/** Proxies in front of the server that name the client's address: how many there are, or which. */
export type TrustedProxies = number | readonly string[];

/**
 * Reads `TRUST_PROXY`: `false`, a number of proxies, or their addresses and networks (CIDR) with commas
 * between. Returns null for anything else.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'false') return 0;
  if (/^\d$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
