import { hex } from '@scure/base';
import * as fc from 'fast-check';
import { decodeFunctionData, encodeFunctionData, erc20Abi, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { encodeTokenTransfer, readTokenTransfer } from './token-transfer.ts';

const holder = hex.decode('5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
const holders = fc.uint8Array({ minLength: 20, maxLength: 20 });
const values = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 256n - 1n));
const changed = (data: Uint8Array, at: number, byte: number): Uint8Array => data.with(at, byte);

describe('the call of a transfer', () => {
  it('is a selector, an address and an amount, each in its word (contract ABI specification)', () => {
    expect(hex.encode(encodeTokenTransfer({ to: holder, value: 10_000_000n }))).toBe(
      'a9059cbb' +
        '0000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed' +
        '0000000000000000000000000000000000000000000000000000000000989680',
    );
  });

  it('is written and read as viem does', () =>
    fc.assert(
      fc.property(holders, values, (to, value) => {
        const args = [toHex(to), value] as const;
        const expected = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
        const data = encodeTokenTransfer({ to, value });
        expect(toHex(data)).toBe(expected);
        expect(readTokenTransfer(data)).toEqual({ to, value });
        const read = decodeFunctionData({ abi: erc20Abi, data: toHex(data) });
        expect(read.args?.[1]).toBe(value);
      }),
    ));

  it.each([
    ['nothing', new Uint8Array()],
    ['a selector alone', hex.decode('a9059cbb')],
    ['a byte too many', Uint8Array.of(...encodeTokenTransfer({ to: holder, value: 7n }), 0)],
    ['a byte too few', encodeTokenTransfer({ to: holder, value: 7n }).subarray(0, -1)],
    ['another function', changed(encodeTokenTransfer({ to: holder, value: 7n }), 0, 0x09)],
    [
      'an address with something in front',
      changed(encodeTokenTransfer({ to: holder, value: 7n }), 15, 1),
    ],
    ['an address of 32 bytes', changed(encodeTokenTransfer({ to: holder, value: 7n }), 4, 1)],
  ])('is not read from %s', (_, data) => {
    expect(readTokenTransfer(data)).toBeNull();
  });
});
