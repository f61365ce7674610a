import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex, utf8 } from '@scure/base';

/** Formats an address with its checksum, which is the case of its letters. @see EIP-55 */
export function formatAddress(address: Uint8Array): string {
  const digits = hex.encode(address);
  const checksum = hex.encode(keccak_256(utf8.decode(digits)));
  const cased = Array.from(digits, (digit, at) =>
    (checksum[at] ?? '0') >= '8' ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/** The 20 bytes of an address, null for anything else: letters of both cases must agree with EIP-55. */
export function parseAddress(text: string): Uint8Array | null {
  if (!/^0x[\da-fA-F]{40}$/.test(text)) return null;
  const digits = text.slice(2);
  const address = hex.decode(digits);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase || formatAddress(address) === text ? address : null;
}

/**
 * Parses an address that can receive: null for invalid text and for burn addresses, to which nobody
 * has a key (the zero address, precompiled contracts, 0x…dEaD).
 */
export function parseRecipient(text: string): Uint8Array | null {
  const address = parseAddress(text);
  return address?.subarray(0, 18).some((byte) => byte !== 0) ? address : null;
}
