import type { Network } from './registry.ts';
import { getNetwork } from './registry.ts';

/** How many characters at each end people compare. */
const compared = 4;

/**
 * Whether two different addresses of a network begin and end alike, so that one can be taken for the
 * other: what all addresses of a network begin with does not count.
 * @see product.md 3.6, S11
 */
export function isLookAlike(network: Network, a: string, b: string): boolean {
  const [first, second] = [distinctive(network, a), distinctive(network, b)];
  return (
    first !== second &&
    first.slice(0, compared) === second.slice(0, compared) &&
    first.slice(-compared) === second.slice(-compared)
  );
}

/** The address without the beginning that it shares with all others; hexadecimal digits have no case. */
function distinctive(network: Network, address: string): string {
  const { family } = getNetwork(network).model;
  if (family === 'evm') return address.replace(/^0x/i, '').toLowerCase();
  return address.replace(fixed, '');
}

/** Of bech32 the version too, of Tron the one letter, of TON the two of its flags. */
const fixed = /^(?:(?:bc|tb|bcrt|ltc|tltc|rltc)1[qp]?|T|[EUk0]Q)/;
