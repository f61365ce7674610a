import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import type { TronNetwork } from './tron-network.ts';

type Version = Pick<TronNetwork, 'addressVersion'>;

const base58check = /* @__PURE__ */ createBase58check(sha256);

/** Bytes of an address in a transaction: its version, and those of the holder. */
export const addressLength = 21;

/** `holder` is the 20 bytes that name who has the key. */
export function toAddress({ addressVersion }: Version, holder: Uint8Array): Uint8Array {
  return Uint8Array.of(addressVersion, ...holder);
}

/** Formats an address in base58 with its checksum. */
export function formatAddress(address: Uint8Array): string {
  return base58check.encode(address);
}

/** The 21 bytes of an address; null for anything else, the hexadecimal form among it. */
export function parseAddress({ addressVersion }: Version, text: string): Uint8Array | null {
  // No address is longer, and decoding takes quadratic time.
  if (text.length > 34) return null;
  try {
    const address = base58check.decode(text);
    return isAddress(address) && address[0] === addressVersion ? address : null;
  } catch {
    return null;
  }
}

/**
 * Parses an address that can receive: null for invalid text and for burn addresses, to which nobody
 * has a key (the zero address and those next to it).
 */
export function parseRecipient(version: Version, text: string): Uint8Array | null {
  const address = parseAddress(version, text);
  return address?.subarray(1, 19).some((byte) => byte !== 0) ? address : null;
}

function isAddress(bytes: Uint8Array): boolean {
  return bytes.length === addressLength;
}
