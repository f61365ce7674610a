import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AddressMode } from '../../contract/business/accepted-assets.ts';
import { parseAmount } from '../../money/decimal.ts';
import { assetOfQuote } from './asset-of-quote.ts';
import { decide } from './decide.ts';
import type { DecisionFacts, QuoteFact } from './decision-facts.ts';
import { btcQuote, btcTransfer, facts50 } from './facts.conformance.ts';
import { amountTags, paymentStep } from './payment-step.ts';
import { writePriceUnits } from './price-units.ts';
import { quoteDue } from './quote-due.ts';

const one = 10n ** 18n;
const assets = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON', 'USDT@ETH', 'USDT@TRX'] as const;
type Asset = (typeof assets)[number];

/** A payment of an asset, of which parts come, and whose rest is asked for after each at a rate. */
interface Case {
  readonly assetId: Asset;
  readonly cents: number;
  readonly rates: readonly bigint[];
  /** Thousandths of what is due at the time. */
  readonly parts: readonly number[];
  readonly isAligned: boolean;
  readonly mode: AddressMode;
}

const rate = fc
  .tuple(fc.bigInt({ min: 1n, max: 99_999n }), fc.bigInt({ min: 1n, max: 9_999n }))
  .map(([numerator, denominator]) => (numerator * one) / denominator + 1n);

const cases: fc.Arbitrary<Case> = fc.record({
  assetId: fc.constantFrom(...assets),
  cents: fc.integer({ min: 100, max: 10_000_000 }),
  rates: fc.array(rate, { minLength: 4, maxLength: 4 }),
  parts: fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 3 }),
  isAligned: fc.boolean(),
  mode: fc.constantFrom('FRESH', 'SHARED'),
});

function askFor(facts: DecisionFacts, { assetId, mode }: Case, market: bigint): DecisionFacts {
  const { remaining: asked, remainingUnrounded } = decide(facts);
  const request = { assetId, adjustBps: 0, mode, rate: writePriceUnits(market) };
  const due = quoteDue({ ...request, asked: remainingUnrounded });
  const quote: QuoteFact = { ...btcQuote, id: `q${facts.quotes.length}`, assetId, asked, ...due };
  return {
    ...facts,
    quotes: [...facts.quotes, quote],
    payment: { ...facts.payment, quoteId: quote.id },
  };
}

function pay(facts: DecisionFacts, units: bigint): DecisionFacts {
  const { quoteId } = facts.payment;
  const id = `t${facts.transfers.length}`;
  return { ...facts, transfers: [...facts.transfers, { ...btcTransfer, id, quoteId, units }] };
}

/** Value of what came in 10⁻³⁶ of the currency, times the units of one main unit: nothing is rounded. */
const receivedOf = ({ quotes, transfers }: DecisionFacts) =>
  transfers.reduce((sum, { units, quoteId }) => {
    const quote = quotes.find(({ id }) => id === quoteId);
    return sum + units * parseAmount(quote?.rate ?? '0', 18) * one;
  }, 0n);

const startOf = ({ cents }: Case): DecisionFacts => ({
  ...facts50,
  payment: { ...facts50.payment, price: writePriceUnits((BigInt(cents) * one) / 100n) },
  quotes: [],
});

it('decide asks for the rest that is missing, rounded up once, and is paid by what is shown of it', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { decimals, digits } = assetOfQuote(given);
      const shown = paymentStep({ decimals, digits });
      const step = given.mode === 'SHARED' ? shown * amountTags : shown;
      const [first = one, ...later] = given.rates;
      let facts = askFor(startOf(given), given, first);
      for (const [place, part] of given.parts.entries()) {
        const missing = BigInt(decide(facts).method?.shortBy ?? 0n);
        const exact = (missing * BigInt(part)) / 1000n;
        const units = given.isAligned ? (exact / shown) * shown : exact;
        if (units === 0n || missing - units < shown) continue;
        facts = pay(facts, units);
        const before = decide(facts);
        if (before.remaining === '0' || before.remainingUnrounded === '0') return;
        const market = later[place] ?? first;
        facts = askFor(facts, given, market);
        const { method, remaining } = decide(facts);
        expect(remaining).toBe(before.remaining);
        // The amount asked for has the value of the rest, and less than one step more.
        const price = parseAmount(facts.payment.price, 18) * 10n ** BigInt(decimals) * one;
        const rest = price - receivedOf(facts);
        const quoted = parseAmount(facts.quotes.at(-1)?.rate ?? '0', 18) * one;
        const asked = BigInt(method?.shortBy ?? 0n);
        const slack = one * 10n ** BigInt(decimals);
        expect(asked * quoted).toBeGreaterThanOrEqual(rest - slack * 4n);
        expect((asked - step) * quoted).toBeLessThan(rest);
      }
      const due = BigInt(decide(facts).method?.shortBy ?? 0n);
      const paid = decide(pay(facts, due - (shown - 1n)));
      expect(paid).toMatchObject({ remaining: '0', paidState: 'PAID', status: 'CONFIRMING' });
      expect(paid.method?.shortBy).toBe(0n);
    }),
    { numRuns: 1000, seed: 1 },
  );
});

it('decide asks for the rest of the amount that it asked first while the rate is the same', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const fresh: Case = { ...given, mode: 'FRESH' };
      const shown = paymentStep(assetOfQuote(given));
      const [first = one] = given.rates;
      let facts = askFor(startOf(given), fresh, first);
      const due = decide(facts).method?.due ?? 0n;
      for (const part of given.parts) {
        const missing = BigInt(decide(facts).method?.shortBy ?? 0n);
        const units = ((missing * BigInt(part)) / 1000n / shown) * shown;
        if (units === 0n) continue;
        facts = askFor(pay(facts, units), fresh, first);
        expect(decide(facts).method).toMatchObject({ due, shortBy: missing - units });
      }
    }),
    { numRuns: 1000, seed: 1 },
  );
});

it('decide asks for the 1 USDT that is missing of 27.39, at a rate with a period', () => {
  const given: Case = {
    ...{ assetId: 'USDT@TRX', cents: 2490, parts: [], isAligned: true, mode: 'FRESH' },
    rates: [],
  };
  const market = (one * 10n) / 11n + 1n;
  const asked = askFor(startOf(given), given, market);
  expect(decide(asked).method?.due).toBe(27_390_000n);
  const again = askFor(pay(asked, 26_390_000n), given, market);
  expect(decide(again).method?.shortBy).toBe(1_000_000n);
  expect(decide(pay(again, 1_000_000n))).toMatchObject({ paidState: 'PAID', remaining: '0' });
});
