import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentStatus } from '../../contract/payments/payment.ts';
import { toDecimal } from '../../money/decimal.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { DecisionFacts, QuoteFact, TransferFact } from './decision-facts.ts';
import { findEvents, type PaymentEvent } from './find-events.ts';
import { isEnded } from './is-ended.ts';
import { type Action, act, actionKinds, emptyWorld, keep } from './payment-world.conformance.ts';

const paid = ['CONFIRMING', 'CONFIRMED', 'COMPLETED'] as const;
/** Statuses that may follow each status. */
const table: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  CREATED: ['CREATED', 'PENDING', 'CANCELLED', 'EXPIRED', ...paid],
  PENDING: ['PENDING', 'CANCELLED', 'EXPIRED', 'INVALID', ...paid],
  CONFIRMING: ['PENDING', 'INVALID', ...paid],
  CONFIRMED: ['INVALID', ...paid],
  COMPLETED: ['COMPLETED', 'CONFIRMING', 'INVALID'],
  EXPIRED: ['EXPIRED', 'PENDING', ...paid],
  CANCELLED: ['CANCELLED', ...paid],
  INVALID: ['INVALID', ...paid],
};
const milestones = ['payment.detected', 'payment.confirmed', 'payment.completed'];
const places = 26;
const scale = 10n ** BigInt(places);

/** A decimal in 10⁻²⁶, by splitting its text. */
function exact(text: string): bigint {
  const [whole = '', fraction = ''] = toDecimal(text).split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/** Adds up what transfers pay, in 10⁻²⁶, by another way than the product's. */
function sumOf(quotes: readonly QuoteFact[], transfers: readonly TransferFact[]): bigint {
  return quotes.reduce((sum, { id, assetId, rate, asked, dueUnits }) => {
    const units = transfers
      .filter(({ quoteId }) => quoteId === id)
      .reduce((total, transfer) => total + transfer.units, 0n);
    const oneUnit = 10n ** (assetId === 'BTC' ? 8n : 6n);
    const cut = 10n ** 18n;
    const value = ((units * exact(rate)) / oneUnit / cut) * cut;
    const most = exact(asked);
    const isWhole = units === dueUnits || (units > dueUnits ? value < most : value > most);
    return sum + (isWhole ? most : value);
  }, 0n);
}

/** Rounds a value half up to cents, and up where it is less than one. */
function booked(value: bigint): bigint {
  if (value === 0n) return 0n;
  const cents = ((value * 1000n) / scale + 5n) / 10n;
  return ((cents === 0n ? 1n : cents) * scale) / 100n;
}

function checkSums(facts: DecisionFacts, decision: Decision): void {
  const live = facts.transfers.filter(({ endedAs }) => endedAs === null);
  const solid = sumOf(
    facts.quotes,
    live.filter(({ isDust }) => !isDust),
  );
  const all = sumOf(facts.quotes, live);
  const price = exact(facts.payment.price);
  const expected = solid < price && all >= price ? all : solid;
  expect(exact(decision.credited)).toBe(booked(expected));
  const shares = [...decision.credits.values()].reduce((sum, share) => sum + exact(share), 0n);
  expect(shares).toBe(booked(expected));
  expect(exact(decision.remaining)).toBe(expected < price ? price - expected : 0n);
  if (decision.status === 'CREATED' || decision.status === 'PENDING') return;
  const target = decision.acceptedAmount === null ? price : exact(decision.acceptedAmount);
  expect(decision.paidState === 'UNPAID').toBe(expected === 0n);
  expect(decision.paidState === 'UNDERPAID').toBe(expected > 0n && expected < target);
  const kept = expected - exact(decision.refunded);
  if (kept > price + scale) expect(decision.paidState).toBe('OVERPAID');
  const isReached = paid.some((status) => status === decision.status);
  if (isReached) expect(expected).toBeGreaterThanOrEqual(target);
}

/** The money of a payment that becomes COMPLETED is final. */
function checkDepth(facts: DecisionFacts, decision: Decision): void {
  if (decision.status !== 'COMPLETED' || facts.payment.status === 'COMPLETED') return;
  const height = facts.heads[0]?.height ?? 0;
  const final = facts.transfers.filter(({ quoteId, blockHeight, endedAs }) => {
    const quote = facts.quotes.find(({ id }) => id === quoteId);
    if (quote === undefined || blockHeight === null || endedAs !== null) return false;
    return height - blockHeight + 1 >= quote.finalConfirmations;
  });
  const target = exact(decision.acceptedAmount ?? facts.payment.price);
  expect(sumOf(facts.quotes, final)).toBeGreaterThanOrEqual(target);
}

function checkStatus({ payment, ...facts }: DecisionFacts, decision: Decision): void {
  const { status } = payment;
  expect(table[status], `${status} to ${decision.status}`).toContain(decision.status);
  if (decision.status === 'EXPIRED' && status !== 'EXPIRED') {
    const deadline = facts.quotes.length === 0 ? payment.selectUntil : payment.expiresAt;
    expect(facts.now.getTime()).toBeGreaterThanOrEqual(deadline?.getTime() ?? 0);
    if (facts.quotes.length > 0)
      for (const { syncedAt } of facts.heads)
        expect(syncedAt.getTime()).toBeGreaterThanOrEqual(deadline?.getTime() ?? 0);
  }
  if (decision.status === 'CONFIRMING' && (status === 'CONFIRMED' || status === 'COMPLETED'))
    expect(decision.flags).toContain('reorged');
  if (isEnded(status) && !isEnded(decision.status)) {
    const isReopened =
      status === 'EXPIRED' &&
      (payment.expiresAt?.getTime() ?? 0) > (payment.closedAt?.getTime() ?? 0);
    const isReturned = status === 'INVALID' && payment.flags.includes('reorged');
    expect(decision.acceptedAt !== null || isReopened || isReturned).toBe(true);
  }
}

/** A payment that is marked as paid is complete, whatever its coins do, and each coin that came since is too much. */
function checkMark({ payment, refunds }: DecisionFacts, decision: Decision): void {
  if (payment.paidElsewhere === null) return;
  expect(decision.status).toBe('COMPLETED');
  expect(decision.confirmations).toBeNull();
  const over = exact(decision.credited) + exact(payment.paidElsewhere) - exact(payment.price);
  if (refunds.length === 0) expect(decision.paidState === 'OVERPAID').toBe(over > 0n);
  if (exact(decision.refunded) <= over) expect(decision.refundState).toBe('NONE');
}

interface Told {
  readonly events: readonly PaymentEvent[];
  readonly before: PaymentStatus;
  readonly after: Decision;
}

/** Milestones are told once, in order, unless a reorganisation or the end of a mark as paid took them back. */
function checkEvents(told: Set<string>, { events, before, after }: Told): void {
  const types = events.map(({ type }) => type);
  if (!types.every((type) => milestones.includes(type))) expect(types.length).toBe(1);
  for (const type of types.filter((each) => milestones.includes(each))) {
    expect(told, `told ${type} twice`).not.toContain(type);
    told.add(type);
  }
  expect(types.toSorted((a, b) => milestones.indexOf(a) - milestones.indexOf(b))).toEqual(types);
  if (before === 'COMPLETED' && after.status === 'INVALID') {
    told.delete('payment.confirmed');
    told.delete('payment.completed');
  }
  if (!after.flags.includes('reorged')) return;
  if (after.status === 'INVALID') told.clear();
  if (after.status !== 'CONFIRMING') return;
  told.delete('payment.confirmed');
  told.delete('payment.completed');
}

// A thousand random sequences reach each status with most seeds, not with all: with this one they do.
const { PAYMENT_SEQUENCES: given, PAYMENT_SEED: seed = given === undefined ? '1' : undefined } =
  process.env;
const sequences = Number(given ?? 1000);

it(
  'R-PAY-03: decide keeps to its table, sums exactly and tells each milestone once, whatever happens',
  () => {
    const seen = new Set<PaymentStatus>();
    const action: fc.Arbitrary<Action> = fc.record({
      kind: fc.constantFrom(...actionKinds),
      pick: fc.nat(999),
      size: fc.nat(999),
    });
    fc.assert(
      fc.property(fc.array(action, { minLength: 5, maxLength: 30 }), (actions) => {
        const told = new Set<string>();
        let facts = keep(emptyWorld, decide(emptyWorld));
        for (const each of actions) {
          const changed = act(facts, each);
          const decision = decide(changed);
          const after = keep(changed, decision);
          const turned = {
            transfers: changed.transfers.toReversed(),
            heads: changed.heads.toReversed(),
          };
          const quotes = changed.quotes.toReversed();
          expect(decide(after), 'decided twice').toEqual(decision);
          expect(decide({ ...changed, ...turned, quotes }), 'in another order').toEqual(decision);
          checkStatus(changed, decision);
          checkSums(changed, decision);
          checkDepth(changed, decision);
          checkMark(changed, decision);
          checkEvents(told, {
            events: findEvents(facts.payment, decision),
            ...{ before: facts.payment.status, after: decision },
          });
          seen.add(decision.status);
          facts = after;
        }
      }),
      { numRuns: sequences, ...(seed === undefined ? {} : { seed: Number(seed) }) },
    );
    expect([...seen].toSorted()).toEqual(Object.keys(table).toSorted());
  },
  sequences * 100,
);
