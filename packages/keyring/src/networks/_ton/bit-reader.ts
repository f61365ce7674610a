import { malformed } from './bag-of-cells.ts';
import { bitsToBytes } from './bits.ts';
import type { Cell } from './cell.ts';

/** Reads a cell from its beginning; whatever is not there makes it malformed. */
export interface BitReader {
  /** @throws {KeyringError} `transaction_malformed` */
  uint(width: number): bigint;
  /** @throws {KeyringError} `transaction_malformed` */
  bytes(count: number): Uint8Array;
  /** @throws {KeyringError} `transaction_malformed` for any other bits than `bits` */
  expect(bits: string): void;
  /** @throws {KeyringError} `transaction_malformed` */
  ref(): Cell;
  /** All that was not read. */
  rest(): Pick<Cell, 'bits' | 'refs'>;
  /** @throws {KeyringError} `transaction_malformed` where anything was not read */
  end(): void;
}

export function createBitReader(cell: Pick<Cell, 'bits' | 'refs'>): BitReader {
  let { bits, refs } = cell;
  const take = (width: number): string => {
    if (bits.length < width) throw malformed();
    const taken = bits.slice(0, width);
    bits = bits.slice(width);
    return taken;
  };
  return {
    uint: (width) => BigInt(`0b0${take(width)}`),
    bytes: (count) => bitsToBytes(take(count * 8)),
    expect: (expected) => {
      if (take(expected.length) !== expected) throw malformed();
    },
    ref: () => {
      const [first, ...others] = refs;
      if (first === undefined) throw malformed();
      refs = others;
      return first;
    },
    rest: () => ({ bits, refs }),
    end: () => {
      if (bits !== '' || refs.length > 0) throw malformed();
    },
  };
}
