/**
 * Bits are text of zeros and ones: cells hold so few of them that nothing faster is worth its code.
 * @throws {RangeError} for a value that does not fit
 */
export function uintBits(value: bigint | number, width: number): string {
  const bits = BigInt(value).toString(2);
  if (value < 0 || bits.length > width) throw new RangeError(`${value} is no uint${width}.`);
  return bits.padStart(width, '0');
}

export function bytesToBits(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += (byte | 0x100).toString(2).slice(1);
  return bits;
}

/** Whole bytes; anything after the last of them is left out. */
export function bitsToBytes(bits: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor(bits.length / 8));
  // The last bit of '0' is 0, that of '1' is 1.
  for (let at = 0; at < bytes.length * 8; at += 1)
    bytes[at >> 3] = ((bytes[at >> 3] ?? 0) << 1) | (bits.charCodeAt(at) & 1);
  return bytes;
}

/** Nanotons in as few bytes as they take, whose number comes first. @see TL-B, VarUInteger 16 */
export function coinsBits(units: bigint): string {
  const bytes = units === 0n ? 0 : Math.ceil(units.toString(16).length / 2);
  return uintBits(bytes, 4) + (bytes === 0 ? '' : uintBits(units, bytes * 8));
}
