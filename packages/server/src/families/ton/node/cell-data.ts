import { ChainFaultError } from '../../../chains/chain.ts';

/** The bits of one cell, from the first on. */
export interface CellData {
  /** How many are left. */
  readonly left: () => number;
  /** @throws {ChainFaultError} for more bits than there are */
  uint(width: number): bigint;
  /** An amount: how many bytes it takes, and these. @see TL-B, VarUInteger 16 */
  coins(): bigint;
}

/**
 * The data of the first cell of a bag of cells in base64: enough of what contracts say to know what
 * they move. What it refers to is left aside.
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
  return openCell(bytes, rootAt + (hasIndex ? (cells ?? 0) * offsetBytes : 0));
}

function openCell(bytes: Buffer, at: number): CellData {
  const references = numberAt(bytes, at, 1);
  const length = numberAt(bytes, at + 1, 1);
  const data = bytes.subarray(at + 2, at + 2 + Math.ceil(length / 2));
  // Others prove or prune.
  if (references > 4 || data.length < Math.ceil(length / 2)) throw malformed();
  const padded = [...data].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let bits = length % 2 === 0 ? padded : padded.slice(0, padded.lastIndexOf('1'));
  const uint = (width: number): bigint => {
    if (bits.length < width) throw malformed();
    const read = BigInt(`0b0${bits.slice(0, width)}`);
    bits = bits.slice(width);
    return read;
  };
  return { left: () => bits.length, uint, coins: () => uint(Number(uint(4)) * 8) };
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

/** Reads an address in the raw form of nodes; null for none. */
export function readAddress(cell: CellData): string | null {
  if (cell.left() < 267 || cell.uint(3) !== 0b100n) return null;
  const workchain = BigInt.asIntN(8, cell.uint(8));
  return `${workchain}:${cell.uint(256).toString(16).padStart(64, '0')}`;
}
