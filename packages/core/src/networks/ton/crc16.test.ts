import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc16 } from './crc16.ts';

it.each([
  ['123456789', 0x31c3],
  ['', 0],
  ['A', 0x58e5],
])('is the CRC-16/XMODEM of %j', (text, checksum) => {
  expect(crc16(new TextEncoder().encode(text))).toBe(checksum);
});

it('is zero of bytes with their own checksum behind them', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const checksum = crc16(bytes);
      expect(crc16([...bytes, checksum >> 8, checksum & 0xff])).toBe(0);
    }),
  );
});
