import { equalBytes } from '@noble/curves/utils.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { KeyringError } from '../../keyring-error.ts';
import { bytesToBits } from './bits.ts';
import { type Cell, createCell } from './cell.ts';
import { crc32c } from './crc32c.ts';

/** One root, no index, a checksum, at most 255 cells: as wallets send messages. */
const head = Uint8Array.of(0xb5, 0xee, 0x9c, 0x72, 0x41);

/**
 * The bytes of a cell and of all that it refers to, each once, those that refer before the others.
 * @throws {RangeError} for more than 255 cells
 * @see TON documentation, bag of cells
 */
export function encodeBagOfCells(root: Cell): Uint8Array {
  const cells = inOrder(root);
  if (cells.size > 255) throw new RangeError('This is too much for one message.');
  const positions = new Map([...cells.keys()].map((key, position) => [key, position]));
  const content = concatBytes(
    ...[...cells.values()].flatMap((cell) => [
      cell.data,
      Uint8Array.from(cell.refs.map((ref) => positions.get(keyOf(ref)) ?? 0)),
    ]),
  );
  const { length } = content;
  const size = length < 256 ? [length] : [length >> 8, length & 0xff];
  const facts = Uint8Array.of(size.length, cells.size, 1, 0, ...size, 0);
  const bytes = concatBytes(head, facts, content);
  const checksum = new Uint8Array(4);
  new DataView(checksum.buffer).setUint32(0, crc32c(bytes), true);
  return concatBytes(bytes, checksum);
}

function inOrder(root: Cell): ReadonlyMap<string, Cell> {
  const found = new Map<string, Cell>();
  const visit = (cell: Cell) => {
    if (found.has(keyOf(cell))) return;
    for (const ref of cell.refs.toReversed()) visit(ref);
    found.set(keyOf(cell), cell);
  };
  visit(root);
  return new Map([...found].reverse());
}

const keyOf = ({ hash }: Cell): string => bytesToHex(hash);

/**
 * Reads what `encodeBagOfCells` writes and nothing else: other bytes for the same cells are refused.
 * Every cell is made once, from those behind it, so that no bytes keep it busy for long.
 * @throws {KeyringError} `transaction_malformed`
 */
export function readBagOfCells(bytes: Uint8Array): Cell {
  const sizeBytes = bytes[5] ?? 0;
  const count = bytes[6] ?? 0;
  const root = readCells(bytes, { at: 10 + sizeBytes, count });
  if (root === null || !equalBytes(encodeBagOfCells(root), bytes)) throw malformed();
  return root;
}

export function malformed(): KeyringError {
  return new KeyringError('transaction_malformed', 'These bytes are no transaction that we read.');
}

interface Span {
  readonly at: number;
  readonly count: number;
}

/** The first of `count` cells that stand from `at` on. */
function readCells(bytes: Uint8Array, { at, count }: Span): Cell | null {
  const parts: RawCell[] = [];
  for (let next = at; parts.length < count; ) {
    const part = readCell(bytes, next);
    if (part === null) return null;
    parts.push(part);
    next = part.end;
  }
  // Behind each cell stand those that it refers to.
  const cells: (Cell | undefined)[] = [];
  for (const [position, { bits, refs }] of [...parts.entries()].reverse()) {
    const known = refs.flatMap((ref) => cells[ref] ?? []);
    if (known.length !== refs.length) return null;
    cells[position] = createCell(bits, known);
  }
  return cells[0] ?? null;
}

interface RawCell {
  readonly bits: string;
  readonly refs: readonly number[];
  readonly end: number;
}

function readCell(bytes: Uint8Array, at: number): RawCell | null {
  const [refCount = 5, length = 0] = bytes.subarray(at, at + 2);
  const refsAt = at + 2 + Math.ceil(length / 2);
  const end = refsAt + refCount;
  // More references, or a mark in their number, has only what proves or prunes (exotic cells).
  if (refCount > 4 || end > bytes.length) return null;
  const padded = bytesToBits(bytes.subarray(at + 2, refsAt));
  const bits = length % 2 === 0 ? padded : padded.slice(0, padded.lastIndexOf('1'));
  // 1,024 bits fill the same bytes as the most that a cell holds.
  if (bits.length > 1_023) return null;
  return { bits, refs: [...bytes.subarray(refsAt, end)], end };
}
