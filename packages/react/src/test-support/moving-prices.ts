import { toDecimal } from '@billfold/core';
import { getPriceHistory } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';

/** Answers prices that rose and fell for 30 days, and end below where they began. */
export function movingPrices({ services, platform }: Sandbox): void {
  const dayMs = 24 * 3_600_000;
  services.on(getPriceHistory)(({ query: { symbols } }) => ({
    series: symbols.split(',').map((symbol) => ({
      symbol,
      points: Array.from({ length: 30 }, (_, day) => ({
        t: new Date(platform.clock.now() - (30 - day) * dayMs),
        value: toDecimal((110_000 + 3_000 * Math.sin(day / 3) - 200 * day).toFixed(2)),
      })),
    })),
  }));
}
