import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { bitsToBytes } from './bits.ts';

/** All of a cell that the cells which refer to it take into their own. */
export interface CellDigest {
  /** SHA-256 of the bits and of all referenced cells. */
  readonly hash: Uint8Array;
  /** Length of the longest path along the references. */
  readonly depth: number;
}

/** Cell, the unit of all data on TON: up to 1,023 bits and four references. */
export interface Cell extends CellDigest {
  readonly bits: string;
  readonly refs: readonly Cell[];
  /** Two bytes on how much there is, and the bits, ended by a one where they fill no whole byte. */
  readonly data: Uint8Array;
}

/** @throws {RangeError} for more than a cell holds @see TON whitepaper, 3.1 */
export function createCell(bits: string, refs: readonly Cell[] = []): Cell {
  const data = cellData(bits, refs.length);
  return { bits, refs, data, ...digestOf(data, refs) };
}

/** Computes the digest of a cell from the digests of its references, without their content. */
export function digestCell(bits: string, refs: readonly CellDigest[]): CellDigest {
  return digestOf(cellData(bits, refs.length), refs);
}

function digestOf(data: Uint8Array, refs: readonly CellDigest[]): CellDigest {
  const depths = refs.map(({ depth }) => Uint8Array.of(depth >> 8, depth & 0xff));
  const hashes = refs.map(({ hash }) => hash);
  return {
    hash: sha256(concatBytes(data, ...depths, ...hashes)),
    depth: Math.max(0, ...refs.map(({ depth }) => depth + 1)),
  };
}

function cellData(bits: string, refCount: number): Uint8Array {
  if (bits.length > 1_023 || refCount > 4) throw new RangeError('This is too much for a cell.');
  const whole = Math.floor(bits.length / 8);
  const size = Math.ceil(bits.length / 8);
  const padded = whole === size ? bits : `${bits}1`.padEnd(size * 8, '0');
  return concatBytes(Uint8Array.of(refCount, whole + size), bitsToBytes(padded));
}
