import { expect, it } from 'vitest';
import { unlistedSource } from './unlisted-source.ts';

const received = { blockchainNetwork: 'ETH', tokenSymbol: null, type: 'RECEIVED' } as const;

it.each(['ETH', 'BSC', 'TRX'] as const)('a contract paid native income on %s', (network) => {
  expect(unlistedSource({ ...received, blockchainNetwork: network })).toBe('contract');
});

it.each([
  ['of a token', { ...received, tokenSymbol: 'USDT' }],
  ['that takes away', { ...received, type: 'SENT' as const }],
  ['on Solana, whose blocks show all', { ...received, blockchainNetwork: 'SOL' as const }],
  ['on TON, whose blocks show all', { ...received, blockchainNetwork: 'TON' as const }],
])('a row without a hash %s corrects the balance', (_, row) => {
  expect(unlistedSource(row)).toBe('correction');
});
