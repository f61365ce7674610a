import { ChainFaultError } from '../../../chains/chain.ts';

/** The bits and references of one cell, from the first on. */
export interface CellData {
  /** How many bits are left. */
  readonly left: () => number;
  /** How many references are left. */
  readonly refs: () => number;
  /** @throws {ChainFaultError} for more bits than there are */
  uint(width: number): bigint;
  /** An amount: how many bytes it takes, and these. @see TL-B, VarUInteger 16 */
  coins(): bigint;
  /**
   * All bits that are left.
   * @throws {ChainFaultError} unless they are whole bytes
   */
  bytes(): Buffer;
  /**
   * The cell that the next reference names.
   * @throws {ChainFaultError} for more references than there are
   */
  ref(): CellData;
}

/**
 * The first cell of a bag of cells in base64: enough of what contracts say to know what they move. Other cells are
 * read when they are asked for, so that a damaged one hides nothing of the first.
 * @throws {ChainFaultError} for anything else
 * @see TL-B, serialized_boc
 */
export function readCellData(base64: string): CellData {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.subarray(0, 4).toString('hex') !== 'b5ee9c72' || bytes.length < 6) throw malformed();
  const flags = bytes.readUInt8(4);
  const sizeBytes = flags & 7;
  const offsetBytes = bytes.readUInt8(5);
  const [cells, roots] = [0, 1].map((at) => numberAt(bytes, 6 + at * sizeBytes, sizeBytes));
  const indexAt = 6 + 3 * sizeBytes + offsetBytes;
  const rootAt = indexAt + (roots ?? 0) * sizeBytes;
  // Who writes them puts the root in front.
  if (roots !== 1 || numberAt(bytes, indexAt, sizeBytes) !== 0) throw malformed();
  const hasIndex = (flags & 128) !== 0;
  const start = rootAt + (hasIndex ? (cells ?? 0) * offsetBytes : 0);
  return openCell({ bytes, start, sizeBytes }, 0);
}

interface Bag {
  readonly bytes: Buffer;
  /** Where the first cell is. */
  readonly start: number;
  /** Bytes of a reference, which is the number of a cell. */
  readonly sizeBytes: number;
}
interface PlacedCell {
  readonly length: number;
  readonly data: Buffer;
  /** How many cells it refers to, by numbers that stand behind its data. */
  readonly references: number;
  readonly dataEnd: number;
}

function cellAt({ bytes }: Bag, at: number): PlacedCell {
  const references = numberAt(bytes, at, 1);
  const length = numberAt(bytes, at + 1, 1);
  const dataEnd = at + 2 + Math.ceil(length / 2);
  const data = bytes.subarray(at + 2, dataEnd);
  // Others prove or prune.
  if (references > 4 || data.length < Math.ceil(length / 2)) throw malformed();
  return { length, data, references, dataEnd };
}

function openCell(bag: Bag, number: number): CellData {
  const { bytes, sizeBytes } = bag;
  let at = bag.start;
  for (let before = 0; before < number; before += 1) {
    const { references, dataEnd } = cellAt(bag, at);
    at = dataEnd + references * sizeBytes;
  }
  const { length, data, references, dataEnd } = cellAt(bag, at);
  let referred = 0;
  const padded = [...data].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let bits = length % 2 === 0 ? padded : padded.slice(0, padded.lastIndexOf('1'));
  const uint = (width: number): bigint => {
    if (bits.length < width) throw malformed();
    const read = BigInt(`0b0${bits.slice(0, width)}`);
    bits = bits.slice(width);
    return read;
  };
  return {
    left: () => bits.length,
    refs: () => references - referred,
    uint,
    coins: () => uint(Number(uint(4)) * 8),
    bytes: () => {
      if (bits.length % 8 !== 0) throw malformed();
      const rest = bits.match(/.{8}/g) ?? [];
      bits = '';
      return Buffer.from(rest.map((byte) => Number.parseInt(byte, 2)));
    },
    ref: () => {
      if (referred === references) throw malformed();
      const next = numberAt(bytes, dataEnd + referred * sizeBytes, sizeBytes);
      referred += 1;
      // Cells refer to later ones alone, so that no way down is endless.
      if (next <= number) throw malformed();
      return openCell(bag, next);
    },
  };
}

function numberAt(bytes: Buffer, at: number, length: number): number {
  if (length < 1 || length > 4 || at + length > bytes.length) throw malformed();
  return bytes.readUIntBE(at, length);
}

function malformed(): ChainFaultError {
  return new ChainFaultError('The node shows something else than a cell.');
}

/**
 * A bag of one cell that holds an address, in base64.
 * @param address as nodes write it: `0:` and 64 hexadecimal digits
 */
export function writeAddressCell(address: string): string {
  const [workchain = '', hash = ''] = address.split(':');
  const byte = (Number(workchain) & 255).toString(2).padStart(8, '0');
  const digits = BigInt(`0x${hash}`).toString(2).padStart(256, '0');
  // Three bits of what kind of address it is, and one that ends the data.
  const bits = `100${byte}${digits}1`.padEnd(272, '0');
  const data = Buffer.from(BigInt(`0b${bits}`).toString(16).padStart(68, '0'), 'hex');
  const head = Buffer.from([0xb5, 0xee, 0x9c, 0x72, 1, 1, 1, 1, 0, data.length + 2, 0]);
  return Buffer.concat([head, Buffer.from([0, 67]), data]).toString('base64');
}

/** Passes over an address, or none. @see TL-B, MsgAddress */
export function skipAddress(cell: CellData): void {
  const kind = cell.uint(2);
  if (kind === 0n) return;
  // No other form is one of an account on the chain today.
  if (kind !== 0b10n || cell.uint(1) !== 0n) throw malformed();
  cell.uint(8 + 256);
}

/** Reads an address in the raw form of nodes; null for none. */
export function readAddress(cell: CellData): string | null {
  if (cell.left() < 267 || cell.uint(3) !== 0b100n) return null;
  const workchain = BigInt.asIntN(8, cell.uint(8));
  return `${workchain}:${cell.uint(256).toString(16).padStart(64, '0')}`;
}
