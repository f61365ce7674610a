import { keccak_256 } from '@noble/hashes/sha3.js';

/** Writes the checksum of an address, `0x` and 40 hexadecimal digits, into the case of its letters. @see EIP-55 */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const ascii = new Uint8Array(digits.length);
  for (let place = 0; place < digits.length; place += 1) ascii[place] = digits.charCodeAt(place);
  const hash = keccak_256(ascii);
  const codes = [zero, x];
  for (let place = 0; place < digits.length; place += 1) {
    // The half byte of the hash at the same place, the upper one of each byte first.
    const nibble = (hash[place >> 1] ?? 0) >> (place % 2 === 0 ? 4 : 0);
    const code = ascii[place] ?? 0;
    codes.push(nibble & 8 && code >= a ? code - toCapital : code);
  }
  return String.fromCharCode(...codes);
}

// ASCII codes.
const zero = 0x30;
const x = 0x78;
const a = 0x61;
const toCapital = 0x20;
