import { expect, it } from 'vitest';
import { recipientError } from './recipient-error.ts';

it.each([
  ['ETH', 'BTC', 'This looks like a Bitcoin address.'],
  ['BTC', 'ETH', 'This looks like an Ethereum address.'],
  ['BTC', 'TRX', 'This looks like a Tron address.'],
  ['TON', 'LTC', 'This looks like a Litecoin address.'],
] as const)('on %s, names the network that the address looks like: %s', (own, other, message) => {
  const check = { valid: false, reason: 'wrong-network', looksLike: other } as const;
  expect(recipientError(own, check)).toMatchObject({
    code: 'wrong_network',
    field: 'recipient',
    messages: [message],
  });
});

it('says what kind of address was wanted', () => {
  const check = { valid: false, reason: 'malformed' } as const;
  expect(recipientError('ETH', check).messages).toEqual(['This is not an Ethereum address.']);
});
