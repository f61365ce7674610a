import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedTons } from '../../testing/funded-tons.ts';
import { encodeBagOfCells, readBagOfCells } from './bag-of-cells.ts';
import { type Cell, createCell } from './cell.ts';
import { crc32c } from './crc32c.ts';

const refusal = expect.objectContaining({ code: 'transaction_malformed' });
const { keyring, seed, plan } = createFundedTons('TON');
const { raw } = keyring.signTransfer(seed, plan({ seqno: 0n, memo: 'x'.repeat(120) }));

/** With the checksum that belongs to it. */
function sealed(bytes: readonly number[]): Uint8Array {
  const whole = Uint8Array.of(...bytes, 0, 0, 0, 0);
  new DataView(whole.buffer).setUint32(bytes.length, crc32c(Uint8Array.from(bytes)), true);
  return whole;
}
const content = [...raw.subarray(0, -4)];

describe('a bag of cells', () => {
  it('has the checksum of RFC 3720, appendix B.4', () => {
    expect(crc32c(new Uint8Array(32))).toBe(0x8a9136aa);
    expect(crc32c(new Uint8Array(32).fill(0xff))).toBe(0x62a8ab43);
  });

  it('is read in one form only: any bit that is turned makes it malformed', () => {
    expect(encodeBagOfCells(readBagOfCells(raw))).toEqual(raw);
    return fc.assert(
      fc.property(fc.nat(raw.length - 1), fc.integer({ min: 0, max: 7 }), (at, bit) => {
        const turned = raw.map((byte, place) => (place === at ? byte ^ (1 << bit) : byte));
        expect(() => readBagOfCells(turned)).toThrow(refusal);
      }),
    );
  });

  it('is refused cut short, continued, empty, and made up', () => {
    for (const bytes of [
      new Uint8Array(),
      raw.subarray(1),
      raw.subarray(0, -1),
      Uint8Array.of(...raw, 0),
    ])
      expect(() => readBagOfCells(bytes)).toThrow(refusal);
    return fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(() => readBagOfCells(bytes)).toThrow(refusal);
      }),
    );
  });

  it.each([
    ['an index', sealed(content.map((byte, at) => (at === 4 ? byte | 0x80 : byte)))],
    ['no checksum', Uint8Array.from(content.map((byte, at) => (at === 4 ? 0x01 : byte)))],
    ['two roots', sealed(content.map((byte, at) => (at === 8 ? 2 : byte)))],
    ['another root than the first cell', sealed(content.map((byte, at) => (at === 12 ? 1 : byte)))],
    ['a cell that refers to itself', sealed(bagOf([1, 0, 0]))],
    ['a cell that refers to one before it', sealed(bagOf([1, 0, 1], [1, 0, 0]))],
    ['a cell that refers to none', sealed(bagOf([1, 0, 9]))],
    ['a cell that nothing refers to', sealed(bagOf([0, 0], [0, 2, 0xff]))],
    ['the same cell twice', sealed(bagOf([2, 0, 1, 2], [0, 0], [0, 0]))],
    ['an exotic cell', sealed(bagOf([8, 2, 1]))],
    ['five references', sealed(bagOf([5, 0, 1, 1, 1, 1, 1], [0, 0]))],
    ['a last byte without its mark', sealed(bagOf([0, 1, 0]))],
    ['1,024 bits', sealed(bagOf([0, 0xff, ...new Array(127).fill(0xff), 0x80], [0, 0]))],
  ])('is refused with %s', (_, bytes) => {
    expect(() => readBagOfCells(bytes)).toThrow(refusal);
  });

  it('reads what is deep or shared in no time, and writes no more than 255 cells', () => {
    let shared = createCell('1');
    for (let depth = 1; depth < 255; depth += 1) shared = createCell('', [shared, shared, shared]);
    expect(readBagOfCells(encodeBagOfCells(shared)).hash).toEqual(shared.hash);
    expect(() => encodeBagOfCells(createCell('', [shared]))).toThrow(RangeError);
  });

  it('holds cells of 1,023 bits and four references at most', () => {
    const leaf: Cell = createCell('1'.repeat(1_023));
    expect(() => createCell('1'.repeat(1_024))).toThrow(RangeError);
    expect(() => createCell('', [leaf, leaf, leaf, leaf, leaf])).toThrow(RangeError);
  });
});

/** Head and cells as bytes, all but the checksum. */
function bagOf(...cells: readonly (readonly number[])[]): readonly number[] {
  const size = cells.flat().length;
  return [0xb5, 0xee, 0x9c, 0x72, 0x41, 1, cells.length, 1, 0, size, 0, ...cells.flat()];
}
