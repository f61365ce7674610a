import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/** A number stands for its shortest big endian bytes, none for 0. */
export type RlpValue = Uint8Array | bigint | readonly RlpValue[];

/** The one encoding of `value`. @see Yellow Paper, appendix B */
export function encodeRlp(value: RlpValue): Uint8Array {
  if (typeof value === 'bigint') return encodeBytes(toBytes(value));
  if (value instanceof Uint8Array) return encodeBytes(value);
  const payload = concatBytes(...value.map(encodeRlp));
  return concatBytes(header(0xc0, payload.length), payload);
}

function encodeBytes(bytes: Uint8Array): Uint8Array {
  const [first = 0x80] = bytes;
  if (bytes.length === 1 && first < 0x80) return bytes;
  return concatBytes(header(0x80, bytes.length), bytes);
}

function header(base: number, length: number): Uint8Array {
  if (length < 56) return Uint8Array.of(base + length);
  const size = toBytes(BigInt(length));
  return Uint8Array.of(base + 55 + size.length, ...size);
}

function toBytes(value: bigint): Uint8Array {
  if (value === 0n) return new Uint8Array();
  const digits = value.toString(16);
  return hexToBytes(digits.padStart(digits.length + (digits.length % 2), '0'));
}
