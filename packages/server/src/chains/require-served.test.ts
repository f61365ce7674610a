import { expect, it } from 'vitest';
import { requireOpen, requireServed } from './require-served.ts';

const refusal = { status: 404, code: 'NETWORK_NOT_SERVED' };

it('lets an open network through', () => {
  expect(requireOpen({ openNetworks: ['BTC', 'ETH'] }, 'ETH')).toBe('ETH');
  expect(requireServed('ETH')).toBe('ETH');
});

it('answers that a network without a node here is not available', () => {
  expect(() => requireOpen({ openNetworks: ['BTC'] }, 'ETH')).toThrow(
    expect.objectContaining({ ...refusal, errors: ['Ethereum is not available on this server.'] }),
  );
});
