import { createHash } from 'node:crypto';
import { type ChainName, getNetwork, validateAddress } from '@billfold/core';
import { isLookAlike } from '@billfold/core/internal';
import type { ServedNetwork } from '../chains/served-networks.ts';

export interface Resemblance {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  /** Names the result: the same seed, the same address. */
  readonly seed: string;
}

/**
 * Returns an address that begins and ends like `address` and whose key nobody has.
 * @throws {RangeError} on networks whose addresses end with a checksum
 */
export function resembleAddress(address: string, { network, chain, seed }: Resemblance): string {
  const { letters, beginning, text } = spellingOf(network, address);
  for (let attempt = 0; attempt < maximumAttempts; attempt += 1) {
    const middle = spell(`${seed} ${attempt}`, letters).slice(0, text.length - beginning - ending);
    const look = text.slice(0, beginning) + middle + text.slice(-ending);
    const check = validateAddress(network, look, chain);
    if (check.valid && isLookAlike(network, check.normalized, address)) return check.normalized;
  }
  throw new RangeError(`No address of ${network} resembles another.`);
}

/** Number of characters at the end that people compare. */
const ending = 4;
/** Nearly all attempts fit: a number in base58 is rarely longer than an address. */
const maximumAttempts = 100;

interface Spelling {
  readonly letters: string;
  /** Length of the prefix that all addresses share, and of the four characters after it. */
  readonly beginning: number;
  readonly text: string;
}

function spellingOf(network: ServedNetwork, address: string): Spelling {
  const { family } = getNetwork(network).model;
  switch (family) {
    case 'evm':
      // Capital letters would be a checksum.
      return { letters: '0123456789abcdef', beginning: 6, text: address.toLowerCase() };
    case 'solana':
      return { letters: base58, beginning: 4, text: address };
    case 'utxo':
    case 'tron':
    case 'ton':
      throw new RangeError(`Addresses of ${network} end with a checksum.`);
    default:
      return family satisfies never;
  }
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Spells 64 letters that follow from `seed`. */
function spell(seed: string, letters: string): string {
  const bytes = createHash('sha512').update(seed).digest();
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}
