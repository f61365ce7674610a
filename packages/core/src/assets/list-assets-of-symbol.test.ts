import { expect, it } from 'vitest';
import { listAssetsOfSymbol } from './list-assets-of-symbol.ts';

it('listAssetsOfSymbol finds native assets and tokens, in any case', () => {
  expect(listAssetsOfSymbol('btc').map(({ id }) => id)).toEqual(['BTC']);
  expect(listAssetsOfSymbol('USDT').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['USDT@ETH', 'USDT@TRX']),
  );
  expect(listAssetsOfSymbol('BNB')[0]?.id).toBe('BSC');
});

it.each(['', 'DOGE', 'USDT@ETH', '__proto__'])(
  'listAssetsOfSymbol finds nothing for "%s"',
  (symbol) => {
    expect(listAssetsOfSymbol(symbol)).toEqual([]);
  },
);
