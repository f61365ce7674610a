import { describe, expect, it } from 'vitest';
import { toBaseUnits } from '../../money/base-units.ts';
import { parseAmount, toDecimal } from '../../money/decimal.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { DecisionFacts, TransferFact } from './decision-facts.ts';
import {
  btcQuote,
  btcTransfer,
  facts50,
  minute,
  payment50,
  usdtQuote,
} from './facts.conformance.ts';
import { findEvents } from './find-events.ts';

type Change = Partial<Omit<DecisionFacts, 'payment'>> & {
  readonly payment?: Partial<DecisionFacts['payment']>;
};

/** Facts with the heads at `height`, read up to `now`. */
function at(now: Date, height = 1000): Pick<DecisionFacts, 'now' | 'heads'> {
  const syncedAt = now;
  return { now, heads: facts50.heads.map((head) => ({ ...head, height, syncedAt })) };
}

/** Decides the payment step by step, and tells the events of each step. */
function settle(...steps: readonly Change[]) {
  let facts: DecisionFacts = facts50;
  let decision: Decision = decide(facts);
  const events = steps.map((step) => {
    facts = { ...facts, ...step, payment: { ...facts.payment, ...decision, ...step.payment } };
    const before = facts.payment;
    decision = decide(facts);
    const again = decide({ ...facts, payment: { ...facts.payment, ...decision } });
    expect(again, 'decided twice').toEqual(decision);
    return findEvents(before, decision).map((event) =>
      event.type === 'payment.attention'
        ? `attention ${event.reasons.join()}`
        : event.type.slice('payment.'.length),
    );
  });
  return { ...decision, events };
}

const paid = (change: Partial<TransferFact> = {}): TransferFact => ({ ...btcTransfer, ...change });
const mined = (height: number, change: Partial<TransferFact> = {}): TransferFact =>
  paid({ blockHeight: height, minedAt: minute(6), ...change });

describe('decide', () => {
  it('completes a payment of exactly the due, step by step', () => {
    const transfers = [mined(1000)];
    const end = settle(
      { transfers: [paid()] },
      { transfers },
      { transfers, ...at(minute(20), 1001) },
      { transfers, ...at(minute(30), 1002) },
    );
    expect(end).toMatchObject({
      ...{ status: 'COMPLETED', paidState: 'PAID', flags: [], credited: '50', remaining: '0' },
      confirmations: { current: 3, required: 2, final: 3 },
      method: { due: 100_000n, seen: 100_000n, confirmed: 100_000n, shortBy: 0n, overBy: 0n },
      detectedAt: minute(6),
      confirmedAt: minute(20),
      completedAt: minute(30),
    });
    expect(end.events).toEqual([['detected'], [], ['confirmed'], ['completed']]);
  });

  it('tells every milestone where the node catches up with several blocks', () => {
    const end = settle({ transfers: [mined(990)] });
    expect(end.events).toEqual([['detected', 'confirmed', 'completed']]);
  });

  it('extends the window once for less than the due, and expires then', () => {
    const transfers = [paid({ units: 40_000n })];
    const end = settle(
      { transfers },
      { transfers: [...transfers, paid({ id: 'b', units: 10_000n })], ...at(minute(30)) },
      at(minute(36)),
    );
    expect(end).toMatchObject({ status: 'EXPIRED', paidState: 'UNDERPAID', isExtended: true });
    expect(end).toMatchObject({ expiresAt: minute(36), remaining: '25', closedAt: minute(36) });
    expect(end.events).toEqual([['attention underpaid'], ['attention multiple'], ['expired']]);
  });

  it('is overpaid above the price until the excess went back, and keeps its status then', () => {
    const transfers = [mined(999, { units: 120_000n })];
    const refunded = (amount: string, isInBlock = true) =>
      settle({ transfers }, { refunds: [{ amount, isInBlock }] });
    for (const open of [refunded('10', false), refunded('9')])
      expect(open).toMatchObject({ paidState: 'OVERPAID', refundState: 'NONE' });
    const end = refunded('10');
    expect(end).toMatchObject({ status: 'CONFIRMED', paidState: 'PAID', refundState: 'NONE' });
    expect(end.method).toMatchObject({ overBy: 20_000n });
    expect(end.events).toEqual([['detected', 'confirmed'], []]);
  });

  it.each(['61234.56789', '50001', '43.19', '190.82'])(
    'is not overpaid once a share of what was credited went back, at a rate of %s',
    (rate) => {
      const [whole = '', part = ''] = rate.split('.');
      const [digits, scale] = [BigInt(whole + part), 10n ** BigInt(part.length)];
      const mark = 7_001n;
      const dueUnits = (50n * 10n ** 8n * scale + digits - 1n) / digits + mark;
      const quotes = [{ ...btcQuote, rate, dueUnits }];
      for (const excess of [12_345n, 77_777n, 1_000_003n]) {
        const units = dueUnits + excess;
        const transfers = [mined(999, { units })];
        const { credited } = settle({ quotes, transfers });
        const cents = (parseAmount(credited, 2) * excess) / units;
        const amount = toDecimal(toBaseUnits(cents > 0n ? cents : 1n), { decimals: 2 });
        const end = settle({ quotes, transfers }, { refunds: [{ amount, isInBlock: true }] });
        expect(end).toMatchObject({ paidState: 'PAID', refundState: 'NONE' });
      }
    },
  );

  it('asks for attention where a payer pays twice', () => {
    const end = settle({ transfers: [mined(998)] }, { transfers: [mined(998), paid({ id: 'b' })] });
    expect(end).toMatchObject({ status: 'COMPLETED', paidState: 'OVERPAID', flags: ['multiple'] });
    expect(end.events[1]).toEqual(['attention overpaid,multiple']);
  });

  it('counts nothing in an asset without a quote', () => {
    const end = settle({ transfers: [paid({ quoteId: null })] });
    expect(end).toMatchObject({ status: 'PENDING', paidState: 'UNPAID', flags: ['wrongAsset'] });
    expect(end.events).toEqual([['attention wrong_asset']]);
  });

  it('marks money as late that comes after the end, and leaves it to a person', () => {
    const late = { blockHeight: 1003, minedAt: minute(40), firstSeenAt: minute(40) };
    const transfers = [paid(late)];
    const end = settle(at(minute(20)), { transfers, ...at(minute(40), 1003) });
    expect(end).toMatchObject({ status: 'EXPIRED', paidState: 'PAID', flags: ['late'] });
    expect(end.events).toEqual([['expired'], ['attention late']]);
  });

  it('accepts late money by its policy while it is worth the price', () => {
    const late = { blockHeight: 1003, minedAt: minute(40), firstSeenAt: minute(40) };
    const payment = { latePolicy: 'ACCEPT_LATE_IF_ENOUGH' } as const;
    const step = (change: Partial<TransferFact>, isOrderTaken = false) =>
      settle(
        { payment, ...at(minute(20)) },
        {
          payment: { ...payment, isOrderTaken },
          transfers: [paid({ ...late, ...change })],
          ...at(minute(40), 1004),
        },
      );
    const taken = step({ priceRate: '50000' });
    expect(taken).toMatchObject({ status: 'CONFIRMED', flags: ['late'], acceptedAmount: '50' });
    expect(taken.events[1]).toEqual(['detected', 'confirmed']);
    expect(step({ priceRate: '49999' }).status).toBe('EXPIRED');
    expect(step({ priceRate: '50000' }, true).status).toBe('EXPIRED');
  });

  it('is paid by the first asset after the payer chose another', () => {
    const quotes = [btcQuote, usdtQuote];
    const end = settle({ quotes, payment: { quoteId: 'usdt' }, transfers: [mined(999)] });
    expect(end).toMatchObject({ status: 'CONFIRMED', paidState: 'PAID', flags: [] });
    expect(end.method).toMatchObject({ due: 0n, seen: 0n });
  });

  it('asks the second asset for what the first left open', () => {
    const quotes = [btcQuote, usdtQuote];
    const first = mined(999, { units: 40_000n });
    const half = settle({ quotes, payment: { quoteId: 'usdt' }, transfers: [first] });
    expect(half.method).toMatchObject({ due: 32_435_940n, shortBy: 32_435_940n });
    const rest = mined(980, { id: 'b', quoteId: 'usdt', units: 32_435_940n });
    const end = settle({ quotes, payment: { quoteId: 'usdt' }, transfers: [first, rest] });
    // The first asset has two of its three blocks, which is less far than the other's twenty-one.
    expect(end).toMatchObject({ status: 'CONFIRMED', paidState: 'PAID', flags: ['multiple'] });
    expect(end.confirmations).toEqual({ current: 2, required: 2, final: 3 });
  });

  it('is paid by a due in parts, whose values are rounded down', () => {
    const parts = [20_000_001n, 17_000_003n, 17_059_895n];
    const transfers = parts.map((units, place) =>
      mined(999, { id: `${place}`, quoteId: 'usdt', units }),
    );
    const end = settle({ quotes: [usdtQuote], payment: { quoteId: 'usdt' }, transfers });
    expect(end).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID', credited: '50' });
  });

  it('counts a fee bump once', () => {
    const replaced = paid({ endedAs: 'REPLACED' });
    const end = settle(
      { transfers: [paid({ isReplaceable: true })] },
      { transfers: [replaced, paid({ id: 'b', isReplaceable: true })] },
      { transfers: [replaced, mined(998, { id: 'b' })] },
    );
    expect(end).toMatchObject({ status: 'COMPLETED', paidState: 'PAID', flags: [] });
    expect(end.events).toEqual([['detected'], [], ['confirmed', 'completed']]);
  });

  it('waits again for a dropped transfer while the window is open, and is invalid after it', () => {
    const dropped = [paid({ endedAs: 'DROPPED' })];
    const open = settle({ transfers: [paid()] }, { transfers: dropped }, { transfers: [paid()] });
    expect(open.events).toEqual([['detected'], [], []]);
    const closed = settle({ transfers: [paid()] }, { transfers: dropped, ...at(minute(20)) });
    expect(closed).toMatchObject({ status: 'INVALID', paidState: 'UNPAID', flags: [] });
    expect(closed.events[1]).toEqual(['invalid']);
  });

  it.each([
    ['CONFIRMED', 999],
    ['COMPLETED', 998],
  ])('goes back to CONFIRMING when a reorganisation shortens a %s payment', (status, height) => {
    const end = settle({ transfers: [mined(height)] }, { transfers: [mined(1000)] });
    expect(settle({ transfers: [mined(height)] }).status).toBe(status);
    expect(end).toMatchObject({ status: 'CONFIRMING', flags: ['reorged'], confirmedAt: null });
    expect(end.events[1]).toEqual(['attention reorged']);
  });

  it('is invalid when its confirmed money is gone, and goes on when it returns', () => {
    const gone = { transfers: [mined(998, { endedAs: 'DROPPED' as const })] };
    const lost = settle({ transfers: [mined(998)] }, gone);
    expect(lost).toMatchObject({ status: 'INVALID', flags: ['reorged'], detectedAt: null });
    const end = settle(
      { transfers: [mined(998)] },
      gone,
      { transfers: [mined(1000)] },
      {
        transfers: [mined(1000)],
        ...at(minute(50), 1002),
      },
    );
    expect(end).toMatchObject({ status: 'COMPLETED', flags: [] });
    expect(end.events.slice(1)).toEqual([['invalid'], ['detected'], ['confirmed', 'completed']]);
  });

  it('does not expire before every network was read past its end', () => {
    const behind = { now: minute(60), heads: facts50.heads };
    const paidInTime = [mined(1000, { minedAt: minute(14), firstSeenAt: minute(60) })];
    const end = settle(behind, { transfers: paidInTime, ...at(minute(60)) });
    expect(end).toMatchObject({ status: 'CONFIRMING', flags: [] });
    expect(settle(behind).status).toBe('PENDING');
    expect(settle(at(minute(60))).status).toBe('EXPIRED');
  });

  it('expires without a method at the end of the selection', () => {
    const none = { quotes: [], payment: { quoteId: null, expiresAt: null } };
    expect(settle({ ...none, now: minute(119) }).status).toBe('CREATED');
    const end = settle({ ...none, now: minute(119) }, { now: minute(120) });
    expect(end).toMatchObject({ status: 'EXPIRED', confirmations: null, method: null });
    expect(end.events).toEqual([[], ['expired']]);
  });

  it('is cancelled only while nothing has come', () => {
    const payment = { cancelledAt: minute(6) };
    expect(settle({ payment }).events).toEqual([['cancelled']]);
    expect(settle({ payment, transfers: [paid()] }).status).toBe('CONFIRMING');
    const later = settle({ payment }, { transfers: [paid({ firstSeenAt: minute(7) })] });
    expect(later).toMatchObject({ status: 'CANCELLED', flags: ['late'] });
  });

  it('is confirmed with what a person accepted, and invalid when a part of that is gone', () => {
    const parts = [mined(998, { units: 30_000n }), mined(998, { id: 'b', units: 10_000n })];
    const expired = [{ transfers: parts }, at(minute(40))];
    const accept = { payment: { acceptedAt: minute(41) }, ...at(minute(41)) };
    const taken = settle(...expired, accept);
    expect(taken).toMatchObject({ status: 'COMPLETED', paidState: 'PAID', acceptedAmount: '20' });
    expect(taken.flags).toEqual(['multiple', 'manuallyMarked']);
    const rest = parts.map((each) =>
      each.id === 'b' ? { ...each, endedAs: 'DROPPED' as const } : each,
    );
    expect(settle(...expired, accept, { transfers: rest })).toMatchObject({
      status: 'INVALID',
      flags: ['reorged', 'manuallyMarked'],
    });
  });

  it('is confirmed with what a person accepted while the rest can still come', () => {
    const part = { transfers: [mined(998, { units: 90_000n })], ...at(minute(10)) };
    expect(settle(part)).toMatchObject({ status: 'PENDING', paidState: 'UNDERPAID' });
    const accept = { payment: { acceptedAt: minute(11) }, ...at(minute(11)) };
    const taken = settle(part, accept);
    expect(taken).toMatchObject({ status: 'COMPLETED', paidState: 'PAID', acceptedAmount: '45' });
    const rest = mined(1000, { id: 'b', units: 10_000n });
    expect(settle(part, accept, { transfers: [...part.transfers, rest] })).toMatchObject({
      ...{ status: 'COMPLETED', paidState: 'PAID', acceptedAmount: '45' },
    });
  });

  it('keeps what was accepted for its sum where the clock goes back', () => {
    const late = { blockHeight: 1003, minedAt: minute(40), firstSeenAt: minute(40) };
    const gone = { blockHeight: null, minedAt: null, endedAs: 'DROPPED' } as const;
    const end = settle(
      { payment: { latePolicy: 'ACCEPT_LATE_IF_ENOUGH' }, ...at(minute(20)) },
      { transfers: [paid(late)], ...at(minute(40), 1005) },
      { transfers: [paid({ ...late, ...gone })], ...at(minute(30), 1005) },
      { transfers: [paid({ ...late, units: 50_000n })], ...at(minute(31), 1005) },
    );
    expect(end).toMatchObject({ status: 'INVALID', acceptedAmount: '50', paidState: 'UNDERPAID' });
  });

  it('accepts nothing while nothing has come', () => {
    const accept = { payment: { acceptedAt: minute(41) }, ...at(minute(41)) };
    expect(settle(at(minute(40)), accept)).toMatchObject({ status: 'EXPIRED', acceptedAt: null });
  });

  it('is open again with a new window, and told so', () => {
    const part = [mined(990, { units: 40_000n })];
    const reopened = { payment: { expiresAt: minute(70) }, ...at(minute(50)) };
    const end = settle({ transfers: part }, at(minute(45)), reopened, {
      transfers: [...part, paid({ id: 'b', units: 60_000n, firstSeenAt: minute(55) })],
    });
    expect(end.events.slice(1)).toEqual([
      ['expired'],
      ['attention reopened,underpaid'],
      ['detected'],
    ]);
  });

  it('was late after a cancellation, also once its acceptance is declared void', () => {
    const transfers = [paid()];
    const end = settle(
      { payment: { cancelledAt: minute(3) }, now: minute(3) },
      { transfers },
      { transfers, payment: { acceptedAt: minute(10) } },
      { transfers, payment: { invalidAt: minute(12) } },
      { transfers },
    );
    expect(end).toMatchObject({ status: 'INVALID', flags: ['late', 'manuallyMarked'] });
  });

  it('is invalid by a person until another accepts it', () => {
    const transfers = [mined(999)];
    const end = settle(
      { transfers },
      { payment: { invalidAt: minute(21) }, ...at(minute(21), 1000) },
      { payment: { acceptedAt: minute(22) }, ...at(minute(22), 1000) },
    );
    expect(end).toMatchObject({ status: 'CONFIRMED', flags: ['manuallyMarked'] });
    expect(end.events.slice(1)).toEqual([['invalid'], ['attention reopened']]);
  });

  it('waits for no block with INSTANT, says the risk, and is invalid when the payer takes it back', () => {
    const quotes = [{ ...btcQuote, requiredConfirmations: 0 }];
    const risky = { quotes, transfers: [paid({ isReplaceable: true })] };
    const confirmed = settle(risky);
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', flags: ['doubleSpendRisk'] });
    expect(confirmed.confirmations).toEqual({ current: 0, required: 0, final: 3 });
    const gone = { quotes, transfers: [paid({ isReplaceable: true, endedAs: 'REPLACED' })] };
    expect(settle(risky, gone)).toMatchObject({ status: 'INVALID', paidState: 'UNPAID' });
  });

  it('is not disturbed by dust, which may complete a price', () => {
    const dust = paid({ id: 'd', units: 100n, isDust: true });
    const open = settle({ transfers: [dust] });
    expect(open).toMatchObject({ paidState: 'UNPAID', isExtended: false, flags: [] });
    expect(open.events).toEqual([[]]);
    const end = settle({ transfers: [mined(998)] }, { transfers: [mined(998), dust] });
    expect(end).toMatchObject({ paidState: 'PAID', flags: [] });
    expect(settle({ transfers: [mined(998, { units: 99_900n }), dust] }).paidState).toBe('PAID');
    const wrong = settle({ transfers: [{ ...dust, quoteId: null }] });
    expect(wrong.flags).toEqual([]);
  });

  it('takes a little less within the tolerance, and says how much is missing', () => {
    const payment = { tolerance: '0.5' };
    const end = settle({ payment, transfers: [mined(998, { units: 99_000n })] });
    expect(end).toMatchObject({ status: 'COMPLETED', paidState: 'PAID', remaining: '0.5' });
    expect(end.method).toMatchObject({ shortBy: 1000n });
    expect(settle({ payment, transfers: [mined(998, { units: 98_999n })] }).status).toBe('PENDING');
  });

  it('says how much of a payment went back, once a block has it', () => {
    const transfers = [mined(998)];
    const refund = (amount: string, isInBlock = true) => ({ refunds: [{ amount, isInBlock }] });
    const end = settle({ transfers }, refund('20', false), refund('20'), refund('50'));
    expect(end).toMatchObject({ status: 'COMPLETED', refundState: 'FULL', refunded: '50' });
    expect(end.events.slice(1)).toEqual([[], ['refunded'], ['refunded']]);
  });

  it('marks a payment of test mode', () => {
    expect(settle({ payment: { livemode: false } }).flags).toEqual(['test']);
    expect(payment50.livemode).toBe(true);
  });
});
