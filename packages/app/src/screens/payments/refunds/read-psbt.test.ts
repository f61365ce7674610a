import { base64, hex } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { readPsbt } from './read-psbt.ts';

const bytes = Uint8Array.from([0x70, 0x73, 0x62, 0x74, 0xff, 1, 2, 3, 4]);
const text = base64.encode(bytes);

describe('readPsbt', () => {
  test.each([
    ['base64', text],
    ['base64 in lines', `${text.slice(0, 4)}\r\n${text.slice(4)}\n`],
    ['hex', hex.encode(bytes)],
    ['hex in capitals', ` ${hex.encode(bytes).toUpperCase()} `],
    ['the bytes of a file', bytes],
    ['a file with base64', new TextEncoder().encode(`${text}\n`)],
    ['a file with hex', new TextEncoder().encode(hex.encode(bytes))],
  ])('takes %s', (_, given) => {
    expect(readPsbt(given)).toBe(text);
  });

  test.each([
    ['nothing', ''],
    ['words', 'abandon abandon about'],
    ['a finished transaction', '0200000000010100'],
    ['half of a byte', hex.encode(bytes).slice(1)],
    ['another file', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
    ['a file that is too large', new Uint8Array(300_001).fill(1).with(0, 0x70)],
    ['a transaction that is too large', Uint8Array.from([...bytes, ...new Uint8Array(300_000)])],
  ])('takes no %s', (_, given) => {
    expect(readPsbt(given)).toBeNull();
  });
});
