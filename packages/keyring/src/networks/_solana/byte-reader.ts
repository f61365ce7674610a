/** Takes bytes from the front. Everything throws a RangeError where the bytes are not like that. */
export interface ByteReader {
  byte(): number;
  bytes(length: number): Uint8Array;
  /** A number of up to 16 bits, in the shortest form. */
  compactU16(): number;
  list<T>(count: number, read: () => T): readonly T[];
  rest(): Uint8Array;
  end(): void;
}

export function createByteReader(source: Uint8Array): ByteReader {
  let at = 0;
  const bytes = (length: number): Uint8Array => {
    if (at + length > source.length) throw new RangeError('The bytes end too early.');
    at += length;
    return source.subarray(at - length, at);
  };
  const byte = (): number => bytes(1)[0] ?? 0;
  return {
    byte,
    bytes,
    compactU16: () => readCompactU16(byte),
    list: (count, read) => Array.from({ length: count }, read),
    rest: () => source.subarray(at),
    end: () => {
      if (at !== source.length) throw new RangeError('Bytes are left over.');
    },
  };
}

/** @see solana-short-vec, `ShortU16` */
function readCompactU16(byte: () => number): number {
  let value = 0;
  for (let place = 0; place < 3; place += 1) {
    const next = byte();
    if (next === 0 && place > 0) throw new RangeError('The number has a shorter form.');
    value += (next & 0x7f) << (7 * place);
    if (next < 0x80 && value < 0x1_0000) return value;
    if (next < 0x80) break;
  }
  throw new RangeError('The number has more than 16 bits.');
}
