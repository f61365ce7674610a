/** Integers of the wire format of Bitcoin: little endian, lengths as compact sizes. */
export function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

export function uint64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value, true);
  return bytes;
}

export function compactSize(value: number): Uint8Array {
  if (value < 0xfd) return Uint8Array.of(value);
  if (value <= 0xffff) return Uint8Array.of(0xfd, value & 0xff, value >> 8);
  return Uint8Array.of(0xfe, ...uint32(value));
}

/** Joins byte arrays; takes a list of any length, where spread arguments would not. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const part of parts) {
    joined.set(part, position);
    position += part.length;
  }
  return joined;
}

/** Reads from front to back; every method throws a `RangeError` where the bytes do not suffice. */
export interface WireReader {
  uint8(): number;
  uint32(): number;
  uint64(): bigint;
  /** Only the shortest form of a number counts, as for nodes. */
  compactSize(): number;
  bytes(length: number): Uint8Array;
  /** Reads as many items as the compact size in front says. */
  list<T>(read: () => T): readonly T[];
  /** Number of bytes that were read. */
  readonly position: number;
  readonly isAtEnd: boolean;
}

export function createWireReader(bytes: Uint8Array): WireReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = 0;
  const advance = (length: number) => {
    const start = position;
    if (length > bytes.length - start) throw new RangeError('The data ends too early.');
    position += length;
    return start;
  };
  const reader: WireReader = {
    uint8: () => view.getUint8(advance(1)),
    uint32: () => view.getUint32(advance(4), true),
    uint64: () => view.getBigUint64(advance(8), true),
    compactSize: () => {
      const first = view.getUint8(advance(1));
      if (first < 0xfd) return first;
      const value =
        first === 0xfd ? view.getUint16(advance(2), true) : view.getUint32(advance(4), true);
      if (first === 0xff || value < (first === 0xfd ? 0xfd : 0x10000))
        throw new RangeError('A length is not in its shortest form.');
      return value;
    },
    bytes: (length) => {
      const start = advance(length);
      // A copy also of a Buffer, whose own `slice` shares its memory.
      return new Uint8Array(bytes.subarray(start, start + length));
    },
    list: (read) => {
      const items = [];
      for (let left = reader.compactSize(); left > 0; left -= 1) items.push(read());
      return items;
    },
    get position() {
      return position;
    },
    get isAtEnd() {
      return position === bytes.length;
    },
  };
  return reader;
}
