import { hex } from '@scure/base';
import { expect, it } from 'vitest';
import { outputKind } from './output-kind.ts';

const kindOf = (script: string) => outputKind(hex.decode(script));
const zeros = (length: number) => '00'.repeat(length);

it.each([
  ['p2pkh', `76a914${zeros(20)}88ac`, 'hash'],
  ['p2sh', `a914${zeros(20)}87`, 'hash'],
  ['p2wpkh', `0014${zeros(20)}`, 'witness'],
  ['p2wsh', `0020${zeros(32)}`, 'witness'],
  ['p2tr, whatever its key', `5120${'ff'.repeat(32)}`, 'witness'],
  ['a future witness version', `6002${zeros(2)}`, 'witness'],
  ['no data', '6a', 'data'],
  ['data', '6a0568656c6c6f', 'data'],
  ['small numbers as data', '6a005160', 'data'],
  ['as much data as is relayed', `6a4c50${zeros(80)}`, 'data'],
] as const)('relays %s', (_, script, kind) => {
  expect(kindOf(script)).toBe(kind);
});

it.each([
  ['nothing', ''],
  ['what anyone can spend', '51'],
  ['a bare key', `21${zeros(33)}ac`],
  ['p2pkh with an opcode behind it', `76a914${zeros(20)}88ac51`],
  ['p2sh of a shorter hash', `a913${zeros(19)}87`],
  ['p2sh that ends otherwise', `a914${zeros(20)}88`],
  ['a witness program that is too long', `5129${zeros(41)}`],
  ['a witness program of another length than it says', `5120${zeros(31)}`],
  ['a program of version 0 that is neither a key hash nor a script hash', `0015${zeros(21)}`],
  ['more data than is relayed', `6a4c51${zeros(81)}`],
  ['data that ends too early', '6a0568656c6c'],
  ['other opcodes behind data', '6a0161ac'],
] as const)('does not relay %s', (_, script) => {
  expect(kindOf(script)).toBeNull();
});
