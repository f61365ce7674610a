import { Address, beginCell } from '@ton/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChainFaultError } from '../../../chains/chain.ts';
import { readAddress, readCellData, writeAddressCell } from './cell-data.ts';

const base64 = (cell: { toBoc(options?: object): Buffer }, options?: object) =>
  cell.toBoc(options).toString('base64');
const accounts = fc
  .tuple(fc.constantFrom(0, -1), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([workchain, hash]) => new Address(workchain, Buffer.from(hash)));

it('reads what another library writes, whatever stands behind it', () => {
  const amounts = fc.bigInt(0n, 2n ** 120n - 1n);
  const width = fc.integer({ min: 1, max: 300 });
  const forms = fc.record({ idx: fc.boolean(), crc32: fc.boolean() });
  fc.assert(
    fc.property(amounts, width, forms, fc.nat({ max: 4 }), (amount, bits, form, references) => {
      const builder = beginCell().storeUint(5, 32).storeCoins(amount).storeUint(1n, bits);
      for (let at = 0; at < references; at += 1)
        builder.storeRef(beginCell().storeUint(at, 64).endCell());
      const cell = readCellData(base64(builder.endCell(), form));
      expect([cell.uint(32), cell.coins(), cell.left()]).toEqual([5n, amount, bits]);
      expect(cell.uint(bits)).toBe(1n);
      expect(() => cell.uint(1)).toThrow(ChainFaultError);
    }),
  );
});

it('writes and reads addresses as another library does', () => {
  fc.assert(
    fc.property(accounts, (account) => {
      const raw = account.toRawString();
      const theirs = beginCell().storeAddress(account).endCell();
      expect(writeAddressCell(raw)).toBe(base64(theirs, { idx: false, crc32: false }));
      expect(readAddress(readCellData(base64(theirs)))).toBe(raw);
    }),
  );
  const none = beginCell().storeAddress(null).endCell();
  expect(readAddress(readCellData(base64(none)))).toBeNull();
});

it('throws nothing else, whatever the bytes', () => {
  const bag = Buffer.from(
    base64(beginCell().storeUint(7, 100).storeRef(beginCell().endCell()).endCell()),
    'base64',
  );
  const change = fc.tuple(fc.nat({ max: bag.length - 1 }), fc.nat({ max: 255 }));
  const read = (bytes: Uint8Array) => {
    try {
      readCellData(Buffer.from(bytes).toString('base64')).coins();
    } catch (error) {
      expect(error).toBeInstanceOf(ChainFaultError);
    }
  };
  fc.assert(fc.property(fc.uint8Array(), read));
  fc.assert(
    fc.property(change, fc.nat({ max: bag.length }), ([at, byte], length) => {
      const changed = Uint8Array.from(bag);
      changed[at] = byte;
      read(changed);
      read(changed.subarray(0, length));
    }),
  );
});
