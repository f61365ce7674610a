import { expect, it } from 'vitest';
import { recipientError } from './recipient-error.ts';

it('names the network that the address looks like', () => {
  const error = recipientError('BTC', { valid: false, reason: 'wrong-network', looksLike: 'BTC' });
  expect(error).toMatchObject({
    code: 'wrong_network',
    field: 'recipient',
    messages: ['This looks like a Bitcoin address.'],
  });
});
