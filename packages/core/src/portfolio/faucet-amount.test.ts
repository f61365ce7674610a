import { expect, test } from 'vitest';
import { getNetwork } from '../networks/registry.ts';
import { faucetAmount } from './faucet-amount.ts';

test('pays a tenth of a bitcoin', () => {
  expect(faucetAmount(getNetwork('BTC'))).toBe('0.10000000');
});
