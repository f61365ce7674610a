import { keccak256 } from './keccak256.ts';

/** `0x` and 40 hexadecimal digits in any case, with the checksum in the case of their letters. @see EIP-55 */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const ascii = new Uint8Array(digits.length);
  for (let place = 0; place < digits.length; place += 1) ascii[place] = digits.charCodeAt(place);
  const hash = keccak256(ascii);
  let checksummed = '0x';
  for (let place = 0; place < digits.length; place += 1) {
    // The half byte of the hash at the same place, the upper one of each byte first.
    const nibble = (hash[place >> 1] ?? 0) >> (place % 2 === 0 ? 4 : 0);
    const digit = digits.charAt(place);
    checksummed += nibble & 8 ? digit.toUpperCase() : digit;
  }
  return checksummed;
}
