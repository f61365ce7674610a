import { describe, expect, it } from 'vitest';
import { noRateSources, readRateSettings } from './rate-settings.ts';

describe('the sources of prices', () => {
  it('are asked on public chains, and nobody is in a sandbox or on a chain of one’s own', () => {
    const both = {
      coinGecko: { origin: 'https://api.coingecko.com', apiKey: null },
      kraken: { origin: 'https://api.kraken.com' },
    };
    expect(readRateSettings({}, 'main')).toEqual(both);
    expect(readRateSettings({}, 'test')).toEqual(both);
    expect(readRateSettings({}, 'regtest')).toEqual(noRateSources);
    expect(readRateSettings({ RATE_SOURCES: 'kraken' }, 'sandbox')).toEqual(noRateSources);
  });

  it('can be chosen and moved', () => {
    const variables = {
      RATE_SOURCES: 'coingecko',
      COINGECKO_URL: 'http://127.0.0.1:9000',
      COINGECKO_API_KEY: 'CG-abc',
    };
    expect(readRateSettings(variables, 'regtest')).toEqual({
      coinGecko: { origin: 'http://127.0.0.1:9000', apiKey: 'CG-abc' },
      kraken: null,
    });
    expect(readRateSettings({ RATE_SOURCES: 'none' }, 'main')).toEqual(noRateSources);
  });

  it.each([
    ['RATE_SOURCES', 'binance'],
    ['COINGECKO_URL', 'http://api.coingecko.com'],
    ['KRAKEN_URL', 'https://user@api.kraken.com'],
    ['KRAKEN_URL', 'https://api.kraken.com/0'],
    ['COINGECKO_API_KEY', 'a b'],
  ])('%s cannot be %j', (name, value) => {
    expect(() => readRateSettings({ [name]: value }, 'main')).toThrow(`${name} is `);
  });
});
