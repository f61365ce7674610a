import { describe, expect, it } from 'vitest';
import { noRateSources } from './rate-settings.ts';
import { noSendRules, readSendSettings } from './send-settings.ts';

describe('readSendSettings', () => {
  it('has no rules without variables', () => {
    expect(readSendSettings({}, null)).toEqual(noSendRules);
    expect(readSendSettings({}, noRateSources)).toEqual(noSendRules);
  });

  it('reads limits as exact cents', () => {
    const variables = { DAILY_SEND_LIMIT: '1000.5', BTC_DAILY_SEND_LIMIT: '0.29' };
    expect(readSendSettings(variables, null)).toMatchObject({
      dailyLimit: 100_050n,
      networkLimits: new Map([['BTC', 29n]]),
    });
  });

  it('reads the value of a large send, and a day for its contacts unless told', () => {
    expect(readSendSettings({ LARGE_SEND_ABOVE: '500' }, null).large).toEqual({
      ...{ above: 50_000n, hours: 24 },
    });
    const variables = { LARGE_SEND_ABOVE: '0', LARGE_SEND_HOURS: '720' };
    expect(readSendSettings(variables, null).large).toEqual({ above: 0n, hours: 720 });
    expect(readSendSettings({ LARGE_SEND_HOURS: '1' }, null).large).toBeNull();
  });

  it.each(['0', '721', '1.5', 'day'])('refuses %s as hours', (text) => {
    expect(() => readSendSettings({ LARGE_SEND_HOURS: text }, null)).toThrow('LARGE_SEND_HOURS');
  });

  it.each(['-1', '1e3', '1.005', 'all', '1,000'])('refuses the limit %s', (text) => {
    expect(() => readSendSettings({ TON_DAILY_SEND_LIMIT: text }, null)).toThrow(
      'TON_DAILY_SEND_LIMIT',
    );
  });

  it('refuses limits in dollars on a server without prices', () => {
    expect(() => readSendSettings({ DAILY_SEND_LIMIT: '5' }, noRateSources)).toThrow(
      'DAILY_SEND_LIMIT needs prices: set RATE_SOURCES.',
    );
    expect(() => readSendSettings({ LARGE_SEND_ABOVE: '5' }, noRateSources)).toThrow(
      'LARGE_SEND_ABOVE needs prices: set RATE_SOURCES.',
    );
    expect(() => readSendSettings({ SOL_DAILY_SEND_LIMIT: '5' }, noRateSources)).toThrow(
      'SOL_DAILY_SEND_LIMIT needs prices: set RATE_SOURCES.',
    );
  });
});
