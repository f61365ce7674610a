import { hex } from '@scure/base';
import { expect, it } from 'vitest';
import { dustOf } from './dust.ts';

const scripts = {
  p2pkh: `76a914${'00'.repeat(20)}88ac`,
  p2sh: `a914${'00'.repeat(20)}87`,
  p2wpkh: `0014${'00'.repeat(20)}`,
  p2wsh: `0020${'00'.repeat(32)}`,
  p2tr: `5120${'00'.repeat(32)}`,
  data: '6a0568656c6c6f',
};

// Bitcoin Core, policy.cpp and its tests; Litecoin Core asks ten times as much.
it.each([
  ['p2pkh', 546n, 5460n],
  ['p2sh', 540n, 5400n],
  ['p2wpkh', 294n, 2940n],
  ['p2wsh', 330n, 3300n],
  ['p2tr', 330n, 3300n],
  ['data', 0n, 0n],
] as const)('asks of %s what nodes ask', (type, bitcoin, litecoin) => {
  expect(dustOf(hex.decode(scripts[type]), 294n)).toBe(bitcoin);
  expect(dustOf(hex.decode(scripts[type]), 2940n)).toBe(litecoin);
});
