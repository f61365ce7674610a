import { createHmac } from 'node:crypto';
import { parseRate, type Rate } from '@billfold/core';
import { foreignCurrencies } from './display-currency.ts';
import type { PricedSymbol } from './price-feed.ts';

export interface WalkPlace {
  readonly symbol: PricedSymbol;
  /** Whole minutes since 1970. */
  readonly minute: number;
}

/** Computes the price of an asset at a minute. */
export type Walk = (place: WalkPlace) => Rate;

/**
 * Creates the sandbox's prices of an installation, whose seed makes a market of its own: an anchor times a
 * deviation that wanders. Every minute can be computed without the ones before it, so history needs no storage.
 * Exact integer arithmetic; rounds half up to the decimals of the anchor.
 */
export function createWalk(seed: Uint8Array): Walk {
  // The last stretch of each wave: a chart asks for one time after the other, and most are on the same stretch.
  const stretches = new Map<string, Stretch>();
  function stretchOf(wave: string, index: number, swing: bigint): Stretch {
    const last = stretches.get(wave);
    if (last?.index === index) return last;
    const sample = (at: number) => deviation(seed, `${wave}:${at}`, swing);
    const stretch = { index, begin: sample(index), end: sample(index + 1) };
    stretches.set(wave, stretch);
    return stretch;
  }
  return ({ symbol, minute }) => {
    const anchor = parseRate(anchors[symbol]);
    if (stable.has(symbol)) return anchor;
    let digits = anchor.digits;
    let divisor = 1n;
    for (const [octave, periodMinutes] of periods.entries()) {
      const swing = smallestSwing << BigInt(octave);
      const index = Math.floor(minute / periodMinutes);
      const { begin, end } = stretchOf(`${symbol}:${octave}`, index, swing);
      // Straight between two samples: a price never jumps.
      const into = BigInt(minute - index * periodMinutes);
      const period = BigInt(periodMinutes);
      digits *= unit * period + begin * (period - into) + end * into;
      divisor *= unit * period;
    }
    return { digits: (2n * digits + divisor) / (2n * divisor), scale: anchor.scale };
  };
}

/** Wave between two samples. */
interface Stretch {
  /** Number of the period. */
  readonly index: number;
  readonly begin: bigint;
  readonly end: bigint;
}

/** Parts per billion. */
const unit = 1_000_000_000n;

/**
 * Waves of 1 minute to 45 days, each four times as long as the one before and twice as high: how a
 * random walk spreads. Together at most 0.12 % in a minute, and 17 % away from the anchor.
 */
const periods = [1, 4, 16, 64, 256, 1_024, 4_096, 16_384, 65_536] as const;
const smallestSwing = 300_000n;

/** A number from -swing to swing that depends on nothing but seed and name. */
function deviation(seed: Uint8Array, name: string, swing: bigint): bigint {
  const random = createHmac('sha256', seed).update(name).digest().readBigUInt64BE();
  return (random % (2n * swing + 1n)) - swing;
}

const stable: ReadonlySet<PricedSymbol> = new Set<PricedSymbol>([
  'USDT',
  'USDC',
  'DAI',
  'BUSD',
  ...foreignCurrencies,
]);

/** Round numbers that nobody takes for a market's. */
const anchors: Readonly<Record<PricedSymbol, string>> = {
  BTC: '100000.00',
  ETH: '4000.00',
  LTC: '100.00',
  TON: '3.0000',
  TRX: '0.250000',
  SOL: '200.00',
  BNB: '800.00',
  USDT: '1.00',
  USDC: '1.00',
  NOTCOIN: '0.00200000',
  DAI: '1.00',
  BUSD: '1.00',
  MATIC: '0.500000',
  UNI: '10.0000',
  APE: '1.00000',
  CRO: '0.100000',
  SHIBA: '0.0000100000',
  EUR: '1.10',
  GBP: '1.30',
  JPY: '0.0070',
  CHF: '1.15',
  CAD: '0.75',
  AUD: '0.65',
  CNY: '0.14',
  INR: '0.012',
  BRL: '0.18',
};
