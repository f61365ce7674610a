import { concatBytes } from '@noble/hashes/utils.js';

/** A field of a message: its number, and a number or bytes. */
export type ProtobufField = readonly [number: number, value: bigint | Uint8Array];

/**
 * A message as every writer of Tron writes it: in the order given, which is that of the numbers, and
 * without what has the value that a missing field has.
 * @see Protocol Buffers, encoding
 */
export function encodeMessage(fields: readonly ProtobufField[]): Uint8Array {
  return concatBytes(...fields.map(encodeField));
}

function encodeField([number, value]: ProtobufField): Uint8Array {
  if (typeof value === 'bigint')
    return value === 0n ? nothing : concatBytes(tag(number, 0), encodeVarint(value));
  if (value.length === 0) return nothing;
  return concatBytes(tag(number, 2), encodeVarint(BigInt(value.length)), value);
}

const nothing = new Uint8Array();

function tag(number: number, wireType: 0 | 2): Uint8Array {
  return encodeVarint(BigInt((number << 3) | wireType));
}

/** Seven bits a byte, the lowest first. For numbers that are not negative. */
function encodeVarint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; bytes.length === 0 || rest > 0n; rest >>= 7n)
    bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0));
  return Uint8Array.from(bytes);
}
