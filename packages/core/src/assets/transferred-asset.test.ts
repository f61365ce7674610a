import { expect, it } from 'vitest';
import { parseAmount } from '../money/decimal.ts';
import { formatAmount } from '../money/format-amount.ts';
import { transferredAsset } from './transferred-asset.ts';

it('names a native asset and a known token with digits of their own', () => {
  const native = transferredAsset({ blockchainNetwork: 'BTC', tokenSymbol: null });
  expect(native).toMatchObject({ symbol: 'BTC', decimals: 8, digits: 8 });
  const token = transferredAsset({ blockchainNetwork: 'ETH', tokenSymbol: 'USDT' });
  expect(token).toMatchObject({ symbol: 'USDT', decimals: 6 });
});

it('shows an unknown token with 2 decimals, and reads any amount of it exactly (R-ACC-04)', () => {
  const asset = transferredAsset({ blockchainNetwork: 'ETH', tokenSymbol: 'OTHER' });
  expect(asset).toMatchObject({ symbol: 'OTHER', name: 'OTHER' });
  const shown = (amount: string) => formatAmount(parseAmount(amount, asset.decimals), asset);
  expect(shown('1234.5')).toBe('1234.50');
  expect(shown('1.000000000000000000000000000000000001')).toBe('1.00');
});
