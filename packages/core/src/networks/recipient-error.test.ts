import { expect, it } from 'vitest';
import { recipientError } from './recipient-error.ts';

it.each([
  ['ETH', 'BTC', "That's a Bitcoin address."],
  ['BTC', 'ETH', "That's an Ethereum address."],
  ['BTC', 'TRX', "That's a Tron address."],
  ['TON', 'LTC', "That's a Litecoin address."],
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
