import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sandboxRates } from '../../db/schema.ts';
import { findAssetSymbol } from './asset-symbol.ts';
import { findForeignCurrency } from './display-currency.ts';
import type { QuotedRate, RateSource } from './rate-source.ts';
import { readRate } from './rate-text.ts';
import { walkRate } from './sandbox-walk.ts';

/** Prices that walk by themselves and do what the sandbox's controls say. */
export function createSandboxRates(db: Db, seed: Uint8Array): RateSource {
  return {
    rateAt: async (text, at) => {
      const symbol = findAssetSymbol(text) ?? findForeignCurrency(text);
      if (symbol === undefined) return null;
      const walkAt = (time: number): QuotedRate => {
        const minute = Math.floor(time / minuteMs);
        return { rate: walkRate({ symbol, minute, seed }), at: new Date(minute * minuteMs) };
      };
      const [control] = await db.select().from(sandboxRates).where(eq(sandboxRates.symbol, symbol));
      if (control === undefined || at < control.since) return walkAt(at.getTime());
      switch (control.feed) {
        case 'pinned':
          return control.price === null ? null : { rate: readRate(control.price), at };
        case 'stale':
          return walkAt(control.since.getTime() - stoppedMs);
        case 'unavailable':
          return null;
        default:
          return control.feed satisfies never;
      }
    },
  };
}

const minuteMs = 60_000;
/** How long a feed that is made stale has been silent: its price is old at once, and useless soon. */
const stoppedMs = 6 * minuteMs;
