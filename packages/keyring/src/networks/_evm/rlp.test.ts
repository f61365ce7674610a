import { hex, utf8 } from '@scure/base';
import * as fc from 'fast-check';
import { fromRlp, toRlp } from 'viem';
import { describe, expect, it } from 'vitest';
import rlp from './rlp.vectors.json';
import { decodeRlp, maximumSize, type RlpItem } from './rlp-decode.ts';
import { encodeRlp, type RlpValue } from './rlp-encode.ts';

type Written = string | number | readonly Written[];
type Nested = Uint8Array | readonly Nested[];
type NestedHex = `0x${string}` | readonly NestedHex[];

const bytes = fc.oneof(fc.uint8Array({ maxLength: 4 }), fc.uint8Array({ maxLength: 300 }));
/** Lists stand in each other at most four deep, as in a transaction. */
const nested: fc.Arbitrary<Nested> = [1, 2, 3].reduce<fc.Arbitrary<Nested>>(
  (inner) => fc.oneof(bytes, fc.array(inner, { maxLength: 5 })),
  fc.oneof(bytes, fc.array(bytes, { maxLength: 60 })),
);

describe('the vectors of ethereum/tests', () => {
  it.each(rlp.valid)('are written and read: $name', ({ in: value, out }) => {
    const encoded = encodeRlp(toValue(value));
    expect(hex.encode(encoded)).toBe(out);
    expect(encodeRlp(toNested(decodeRlp(encoded)))).toEqual(encoded);
  });

  it.each(rlp.invalid)('are refused: $name', ({ out }) => {
    expect(() => decodeRlp(hex.decode(out))).toThrow(RangeError);
  });

  it('end beyond 256 bits', () => {
    expect(hex.encode(encodeRlp(2n ** 256n))).toBe(`a101${'00'.repeat(32)}`);
  });
});

describe('encodeRlp', () => {
  it('writes what viem writes', () =>
    fc.assert(
      fc.property(nested, (value) => {
        expect(`0x${hex.encode(encodeRlp(value))}`).toBe(toRlp(toHex(value)));
      }),
    ));

  it('writes a number as its shortest bytes', () =>
    fc.assert(
      fc.property(fc.bigInt(1n, 2n ** 256n - 1n), (value) => {
        const digits = value.toString(16);
        const shortest = hex.decode(digits.padStart(digits.length + (digits.length % 2), '0'));
        expect(encodeRlp(value)).toEqual(encodeRlp(shortest));
      }),
    ));
});

describe('decodeRlp', () => {
  it('reads what was written', () =>
    fc.assert(
      fc.property(nested, (value) => {
        expect(toNested(decodeRlp(encodeRlp(value)))).toEqual(value);
      }),
    ));

  it('tells where the content of every item stands', () => {
    const data = hex.decode('cc83646f67c20102836361747f');
    const list = decodeRlp(data);
    if (list.kind !== 'list') throw new Error('It is a list.');
    expect(list).toMatchObject({ start: 1, end: 13 });
    expect(list.items.map(({ start, end }) => [start, end])).toEqual([
      [2, 5],
      [6, 8],
      [9, 12],
      [12, 13],
    ]);
  });

  it('reads one encoding of a value alone, and viem reads the same', () =>
    fc.assert(
      fc.property(nested, fc.nat(), fc.integer({ min: 1, max: 255 }), (value, place, flip) => {
        const encoded = encodeRlp(value);
        const at = place % encoded.length;
        const changed = encoded.with(at, (encoded[at] ?? 0) ^ flip);
        const item = tryDecode(changed);
        if (item === null) return;
        expect(encodeRlp(toNested(item))).toEqual(changed);
        expect(fromRlp(changed, 'hex')).toEqual(toHex(toNested(item)));
      }),
      { numRuns: 500 },
    ));

  it('refuses bytes that are left over, and bytes that are missing', () =>
    fc.assert(
      fc.property(nested, (value) => {
        const encoded = encodeRlp(value);
        expect(() => decodeRlp(Uint8Array.of(...encoded, 0x80))).toThrow(RangeError);
        expect(() => decodeRlp(encoded.slice(0, -1))).toThrow(RangeError);
      }),
    ));

  it.each([0xb8, 0xf8])('refuses 55 bytes after the prefix %d, which stands for more', (prefix) => {
    const ofLength = (length: number) => Uint8Array.of(prefix, length, ...new Uint8Array(length));
    expect(() => decodeRlp(ofLength(55))).toThrow('shortest form');
    expect(decodeRlp(ofLength(56))).toMatchObject({ start: 2, end: 58 });
  });

  it('refuses an item that reaches out of its list', () => {
    expect(() => decodeRlp(hex.decode('c4c2836162c0'))).toThrow(RangeError);
  });

  it('reads four lists in each other, not five', () => {
    expect(decodeRlp(hex.decode('c3c2c1c0')).kind).toBe('list');
    expect(() => decodeRlp(hex.decode('c4c3c2c1c0'))).toThrow('too deep');
  });

  it('reads 128 KiB, in one item or in as many as there can be, and no more', () => {
    const largest = encodeRlp(new Uint8Array(maximumSize - 4));
    expect(largest).toHaveLength(maximumSize);
    expect(decodeRlp(largest)).toMatchObject({ kind: 'string', end: maximumSize });
    const many = encodeRlp(Array.from({ length: maximumSize - 4 }, () => []));
    const list = decodeRlp(many);
    expect(list.kind === 'list' && list.items.length).toBe(maximumSize - 4);
    expect(() => decodeRlp(encodeRlp(new Uint8Array(maximumSize - 3)))).toThrow('too large');
  });
});

function toValue(value: Written): RlpValue {
  if (typeof value === 'string') return utf8.decode(value);
  return typeof value === 'number' ? BigInt(value) : value.map(toValue);
}

function toNested(item: RlpItem): Nested {
  return item.kind === 'string' ? item.bytes : item.items.map(toNested);
}

function toHex(value: Nested): NestedHex {
  return value instanceof Uint8Array ? `0x${hex.encode(value)}` : value.map(toHex);
}

function tryDecode(data: Uint8Array): RlpItem | null {
  try {
    return decodeRlp(data);
  } catch {
    return null;
  }
}
