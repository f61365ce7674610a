import { decodeRlp, type RlpItem, type RlpList } from './rlp-decode.ts';

/** Reads the list that `bytes` are, of so many fields. @throws {RangeError} */
export function readFields(bytes: Uint8Array, count: number): RlpList {
  return toFields(decodeRlp(bytes), count);
}

/** @throws {RangeError} */
export function toFields(item: RlpItem, count: number): RlpList {
  if (item.kind !== 'list' || item.items.length !== count)
    throw new RangeError('The number of fields is wrong.');
  return item;
}

/** Reads an address; null where it is empty. @throws {RangeError} */
export function toAddress(item: RlpItem | undefined): Uint8Array | null {
  const bytes = toBytes(item);
  if (bytes.length !== 0 && bytes.length !== 20) throw new RangeError('An address has 20 bytes.');
  return bytes.length === 0 ? null : bytes;
}

/** @throws {RangeError} */
export function toNumber(item: RlpItem | undefined, maximumLength: number): bigint {
  const bytes = toBytes(item);
  if (bytes.length > maximumLength) throw new RangeError('A number is too large.');
  if (bytes[0] === 0) throw new RangeError('A number begins with a zero.');
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

/** @throws {RangeError} */
export function toBytes(item: RlpItem | undefined): Uint8Array {
  if (item?.kind !== 'string') throw new RangeError('A field is not a string of bytes.');
  return item.bytes;
}
