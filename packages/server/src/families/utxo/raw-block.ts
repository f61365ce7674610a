/**
 * Blocks and transactions as nodes write them, cut down to what their hashes cover. Extensions are
 * passed over by their flags: witnesses (BIP-144), and Litecoin's extension blocks (LIP-2).
 */
export interface RawBlock {
  readonly header: Buffer;
  /** Each without witness. */
  readonly transactions: readonly Buffer[];
}

/** @throws {RangeError} for bytes that are no block */
export function splitBlock(raw: Buffer): RawBlock {
  const reader = createByteReader(raw);
  const header = reader.take(headerLength);
  const transactions = Array.from({ length: reader.count() }, () => {
    const { version, flags, inputs, body } = readBody(reader);
    if ((flags & hasWitness) !== 0)
      for (let input = 0; input < inputs; input += 1) reader.skipList(() => reader.skipBytes());
    // In a block this part stands apart from its transaction.
    if ((flags & hasExtension) !== 0 && reader.take(1)[0] !== 0)
      throw new RangeError('A transaction keeps its extension.');
    return Buffer.concat([version, body, reader.take(lockTimeLength)]);
  });
  return { header, transactions };
}

/**
 * A transaction by itself, without witness; null for one that moves nothing but hidden coins of
 * Litecoin's extension blocks.
 * @throws {RangeError} for bytes that are no transaction
 */
export function bareTransaction(raw: Buffer): Buffer | null {
  const { version, inputs, body } = readBody(createByteReader(raw));
  return inputs === 0 ? null : Buffer.concat([version, body, raw.subarray(-lockTimeLength)]);
}

const headerLength = 80;
const outpointLength = 36;
const valueLength = 8;
const sequenceLength = 4;
const lockTimeLength = 4;
const hasWitness = 1;
const hasExtension = 8;

/** Everything up to the witnesses. */
function readBody(reader: ByteReader) {
  const version = reader.take(4);
  const isExtended = reader.peek() === 0;
  const flags = isExtended ? (reader.take(2)[1] ?? 0) : 0;
  const start = reader.position();
  const inputs = reader.skipList(() => {
    reader.take(outpointLength);
    reader.skipBytes();
    reader.take(sequenceLength);
  });
  reader.skipList(() => {
    reader.take(valueLength);
    reader.skipBytes();
  });
  return { version, flags, inputs, body: reader.since(start) };
}

interface ByteReader {
  take(length: number): Buffer;
  peek(): number | undefined;
  position(): number;
  since(start: number): Buffer;
  /** How many of something follow. */
  count(): number;
  /** Bytes with their length in front. */
  skipBytes(): void;
  /** A list with its count in front, which it answers. */
  skipList(skipOne: () => void): number;
}

function createByteReader(bytes: Buffer): ByteReader {
  let position = 0;
  const take = (length: number): Buffer => {
    if (length > bytes.length - position) throw new RangeError('The bytes end too early.');
    position += length;
    return bytes.subarray(position - length, position);
  };
  const count = (): number => {
    const first = take(1).readUInt8();
    if (first < 0xfd) return first;
    if (first === 0xfd) return take(2).readUInt16LE();
    if (first === 0xfe) return take(4).readUInt32LE();
    throw new RangeError('There cannot be so many.');
  };
  return {
    take,
    count,
    peek: () => bytes[position],
    position: () => position,
    since: (start) => bytes.subarray(start, position),
    skipBytes: () => {
      take(count());
    },
    skipList: (skipOne) => {
      const total = count();
      for (let each = 0; each < total; each += 1) skipOne();
      return total;
    },
  };
}
