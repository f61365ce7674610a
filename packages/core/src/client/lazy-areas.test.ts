import { describe, expect, it } from 'vitest';
import { lazyAreas } from './lazy-areas.ts';

interface Areas {
  readonly rates: { readonly get: (symbol: string) => Promise<string> };
}

describe('lazyAreas', () => {
  const names = { rates: { get: true } } as const;

  it('calls the method of the loaded area', async () => {
    const rates = { get: async (symbol: string) => `price of ${symbol}` };
    const areas = lazyAreas<Areas>(async () => rates, names);
    expect(await areas.rates.get('BTC')).toBe('price of BTC');
  });

  it('names a method that the loaded area lacks', async () => {
    const unfinished: Partial<Areas['rates']> = {};
    // @ts-expect-error: the types refuse it too.
    const areas = lazyAreas<Areas>(async () => unfinished, names);
    await expect(areas.rates.get('BTC')).rejects.toThrow('client.rates.get is missing.');
  });
});
