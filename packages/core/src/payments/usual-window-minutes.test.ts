import { describe, expect, it } from 'vitest';
import { usualWindowMinutes } from './usual-window-minutes.ts';

describe('usualWindowMinutes', () => {
  it('gives stablecoins an hour, and assets whose price moves a quarter of one', () => {
    expect(usualWindowMinutes({ symbol: 'USDC' })).toBe(60);
    expect(usualWindowMinutes({ symbol: 'BTC' })).toBe(15);
  });
});
