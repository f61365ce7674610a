/** Unread fields of a message, by number. */
export type ProtobufFields = Map<number, bigint | Uint8Array>;

/**
 * Reads a message of numbers and bytes in the one form that every writer of Tron gives it: each field
 * at most once, in the order of their numbers, each number in its fewest bytes, and nothing written
 * that has the value of a missing field. Nodes take other forms too, which nobody writes.
 * @throws {RangeError}
 * @see Protocol Buffers, encoding
 */
export function decodeMessage(bytes: Uint8Array): ProtobufFields {
  const fields: ProtobufFields = new Map();
  let last = 0;
  for (let at = 0; at < bytes.length; ) {
    const tag = readVarint(bytes, at);
    const number = Number(tag.value >> 3n);
    if (number <= last) throw new RangeError('A field is out of order.');
    last = number;
    const field = readValue(bytes, tag.end, Number(tag.value & 7n));
    fields.set(number, field.value);
    at = field.end;
  }
  return fields;
}

/** Takes a number out of `fields`; one that is not written is zero. @throws {RangeError} */
export function takeNumber(fields: ProtobufFields, number: number): bigint {
  const value = fields.get(number) ?? 0n;
  if (typeof value !== 'bigint') throw new RangeError('A field is no number.');
  fields.delete(number);
  return value;
}

/** Takes `length` bytes out of `fields`, or any number of them but none. @throws {RangeError} */
export function takeBytes(fields: ProtobufFields, number: number, length?: number): Uint8Array {
  const value = fields.get(number);
  if (!(value instanceof Uint8Array)) throw new RangeError('A field of bytes is missing.');
  if (length !== undefined && value.length !== length)
    throw new RangeError('A field of bytes has another length.');
  fields.delete(number);
  return value;
}

/** @throws {RangeError} when a field was not taken: it is none that we know */
export function checkNothingLeft(fields: ProtobufFields): void {
  if (fields.size > 0) throw new RangeError('A field is unknown.');
}

interface Read<T> {
  readonly value: T;
  readonly end: number;
}

function readValue(bytes: Uint8Array, start: number, wireType: number): Read<bigint | Uint8Array> {
  if (wireType !== 0 && wireType !== 2) throw new RangeError('A field is of another kind.');
  const number = readVarint(bytes, start);
  if (number.value === 0n) throw new RangeError('A field is written that need not be.');
  if (wireType === 0) return number;
  const end = number.end + Number(number.value);
  if (end > bytes.length) throw new RangeError('The data ends too early.');
  return { value: bytes.subarray(number.end, end), end };
}

/** At most 63 bits: no number of ours is negative. */
function readVarint(bytes: Uint8Array, start: number): Read<bigint> {
  let value = 0n;
  for (let at = start; at < start + 9; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) throw new RangeError('The data ends too early.');
    value |= BigInt(byte & 0x7f) << BigInt(7 * (at - start));
    if (byte >= 0x80) continue;
    if (byte === 0 && at > start) throw new RangeError('A number is not in its shortest form.');
    return { value, end: at + 1 };
  }
  throw new RangeError('A number is too large.');
}
