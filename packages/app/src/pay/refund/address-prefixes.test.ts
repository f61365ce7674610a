import { chainNames, type Network } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { addressPrefixes } from './address-prefixes.ts';

/** Human-readable part of SegWit addresses, by network and chain. */
const segwit = {
  BTC: { main: 'bc', test: 'tb', regtest: 'bcrt', sandbox: 'bc' },
  LTC: { main: 'ltc', test: 'tltc', regtest: 'rltc', sandbox: 'ltc' },
} as const;

describe.each(chainNames)('addressPrefixes on the chain %s', (chain) => {
  it.each(['BTC', 'LTC'] as const)('begins with the SegWit prefix of %s', (network) => {
    expect(addressPrefixes(network, chain)[0]).toBe(`${segwit[network][chain]}1`);
  });

  it.each([
    ['ETH', ['0x']],
    ['TRX', ['T']],
    ['SOL', []],
  ] satisfies readonly (readonly [Network, readonly string[]])[])(
    'is the usual one of %s',
    (network, prefixes) => {
      expect(addressPrefixes(network, chain)).toEqual(prefixes);
    },
  );
});
