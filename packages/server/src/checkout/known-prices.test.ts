import { expect, it } from 'vitest';
import { readRate } from '../rates/rate-text.ts';
import { createRates } from '../rates/rates.ts';
import { createKnownPrices } from './known-prices.ts';

const startMs = Date.UTC(2026, 4, 4);

it('createKnownPrices asks for a price once in a second, for several businesses together', async () => {
  const asked: string[][] = [];
  const rates = createRates({
    ratesAt: async (codes, at) => {
      asked.push([...codes].sort());
      return new Map(codes.map((code) => [code, { rate: readRate(String(asked.length)), at }]));
    },
    ratesOver: async () => [],
  });
  const load = createKnownPrices({ rates });
  const at = (ms: number) => new Date(startMs + ms);

  const first = await load(['BTC', 'ETH'], at(0));
  expect((await load(['ETH'], at(999)))('ETH')).toEqual(first('ETH'));
  await load(['SOL'], at(999));
  await load(['BTC', 'SOL'], at(1_500));
  expect(asked).toEqual([
    ['BTC', 'ETH'],
    ['BTC', 'ETH', 'SOL'],
  ]);

  const later = await load(['BTC'], at(2_000));
  expect(later('BTC')).not.toEqual(first('BTC'));
  await load(['BTC'], at(-60_000));
  expect(asked.slice(2)).toEqual([['BTC'], ['BTC']]);
});
