import type { Network } from './registry.ts';
import { getNetwork } from './registry.ts';

/** Number of characters at each end that people compare. */
const compared = 4;

/**
 * Reports if two different addresses of a network share their first and last characters, so that one
 * can be mistaken for the other. A prefix that all addresses of the network share does not count.
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

/** Prefixes: bech32 with its version, one letter of Tron, two letters of TON flags. */
const fixed = /^(?:(?:bc|tb|bcrt|ltc|tltc|rltc)1[qp]?|T|[EUk0]Q)/;
