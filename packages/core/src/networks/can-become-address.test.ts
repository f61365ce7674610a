import { describe, expect, it } from 'vitest';
import { canBecomeAddress } from './can-become-address.ts';
import { loadNetworkVectors } from './network-vectors.conformance.ts';
import { getNetwork } from './registry.ts';

/** Shorter beginnings, such as `ltc`, are not an address yet whatever follows. */
const shortest = 6;

describe('canBecomeAddress', () => {
  it.each(loadNetworkVectors(import.meta.dirname))(
    'accepts every beginning of the addresses and payment URIs of $network',
    ({ network: code, addresses, paymentUris }) => {
      const network = getNetwork(code);
      const texts = [
        ...addresses.valid.map(({ address }) => address),
        ...paymentUris.valid.map(({ text }) => text),
      ];
      for (const text of texts)
        for (let length = shortest; length <= text.length; length += 1)
          expect(canBecomeAddress(text.slice(0, length), network), text.slice(0, length)).toBe(
            true,
          );
    },
  );

  it.each([
    ['BTC', '0x52908'],
    ['BTC', 'TJRyWw'],
    ['BTC', 'litecoin:'],
    ['ETH', 'bc1qar'],
    ['ETH', '0x5290840'.padEnd(43, '1')],
    ['ETH', '0xhello'],
    ['SOL', '0OIl00'],
    ['TRX', 'Mia Lindqvist'],
    ['TON', '0x52908'],
  ] as const)('refuses on %s what no address begins with: %s', (code, text) => {
    expect(canBecomeAddress(text, getNetwork(code))).toBe(false);
  });
});
